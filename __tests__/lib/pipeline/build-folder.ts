import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningDatabase, startDatabase } from 'realtime-database-server';

const ROOT = process.cwd();
const OLD_RELEASE = join('.releases', '000001-old');

/** Bytes of content that the release that is out says it has. */
export const LARGE_RELEASE = 50_000_000;

/** How a build ended: its exit code and the lines it wrote to stderr. */
export interface Ended {
  readonly code: number | null;
  readonly errors: readonly string[];
}

/** The real `npm run build` in a folder of its own, where a release is out. */
export class BuildFolder {
  private database: RunningDatabase | undefined;

  private constructor(readonly path: string) {}

  /** Makes the folder. */
  static async make(): Promise<BuildFolder> {
    const path = await mkdtemp(join(tmpdir(), 'feeling-build-'));
    const release = join(path, OLD_RELEASE);
    await mkdir(release, { recursive: true });
    await writeFile(join(release, 'index.html'), 'the site that is out');
    await writeFile(
      join(release, 'release.json'),
      JSON.stringify({ id: '000001-old', builtAt: '2026-01-01', contentBytes: LARGE_RELEASE }),
    );
    await symlink(OLD_RELEASE, join(path, 'out'));
    return new BuildFolder(path);
  }

  /** Starts a database with some content. Returns the environment of a build that reads it. */
  async withContent(data: unknown): Promise<Record<string, string>> {
    this.database = await startDatabase({ port: 0, data, namespace: 'feeling' });
    return { FIREBASE_DATABASE_EMULATOR_HOST: `127.0.0.1:${this.database.port}` };
  }

  /** Runs the command to its end. */
  build(env: Record<string, string>, ...args: readonly string[]): Promise<Ended> {
    const { PATH = '', HOME = '' } = process.env;
    const tsx = join(ROOT, 'node_modules/tsx/dist/esm/index.mjs');
    const child = spawn(process.execPath, ['--import', tsx, join(ROOT, 'scripts/build.ts'), ...args], {
      cwd: this.path,
      env: {
        PATH,
        HOME,
        NODE_ENV: 'test',
        TSX_TSCONFIG_PATH: join(ROOT, 'tsconfig.json'),
        CONTENT_TIMEOUT_SECONDS: '2',
        ...env,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const output: string[] = [];
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
    return new Promise((resolve) => {
      child.on('close', (code) => resolve({ code, errors: output.join('').split('\n').filter(Boolean) }));
    });
  }

  /** Expects that a build ended with one line that holds some parts, and that the release that was out still is. */
  async expectRefusal({ code, errors }: Ended, ...parts: readonly (string | RegExp)[]): Promise<void> {
    expect(errors).toHaveLength(1);
    for (const part of parts) expect(errors[0]).toMatch(part);
    expect(code).not.toBe(0);
    expect(code).not.toBeNull();
    expect(await readlink(join(this.path, 'out'))).toBe(OLD_RELEASE);
    expect(await readFile(join(this.path, 'out', 'index.html'), 'utf8')).toBe('the site that is out');
  }

  /** Ends the database and deletes the folder. */
  async close(): Promise<void> {
    await this.database?.stop();
    await rm(this.path, { recursive: true });
  }
}
