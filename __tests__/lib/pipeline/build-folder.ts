import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningDatabase, startDatabase } from 'realtime-database-server';
import { buildSite } from '@/lib/pipeline/build-site';
import { silentProgress } from '@/lib/pipeline/progress';
import { withBuildStatus } from '@/lib/pipeline/status';
import { errorLine } from '@/lib/settings/operator-error';
import { readSettings } from '@/lib/settings/settings';
import { bundledCommand } from '../../bundled-command';

const OLD_RELEASE = join('.releases', '000001-old');

/** Size of the content that the current release states, in bytes. */
export const LARGE_RELEASE = 50_000_000;

/** Result of a build: its exit code and its lines on stderr. */
export interface Ended {
  readonly code: number | null;
  readonly errors: readonly string[];
}

/** Runs the command of `npm run build` in its own folder, which has a current release. */
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
    await symlink(join(process.cwd(), 'brand'), join(path, 'brand'));
    return new BuildFolder(path);
  }

  /** Starts a database with some content. Returns the environment for a build that reads it. */
  async withContent(data: unknown): Promise<Record<string, string>> {
    this.database = await startDatabase({ port: 0, data, namespace: 'feeling' });
    return { FIREBASE_DATABASE_EMULATOR_HOST: `127.0.0.1:${this.database.port}` };
  }

  /**
   * Does what the command does (scripts/build.ts), but in this process, because a process of its own needs two
   * seconds to load it. Returns what the command would print and its exit code.
   */
  async buildHere(env: Record<string, string>, { allowShrink = false } = {}): Promise<Ended> {
    Object.assign(process.env, env);
    try {
      const settings = readSettings({ CONTENT_TIMEOUT_SECONDS: '2', ...env });
      const root = this.path;
      const releases = { out: join(root, 'out'), releasesDir: join(root, '.releases') };
      const options = { root, ...releases, settings, allowShrink, progress: silentProgress };
      await withBuildStatus(
        settings,
        () => buildSite(options),
        () => undefined,
      );
      return { code: 0, errors: [] };
    } catch (error) {
      return { code: 1, errors: [`error: ${errorLine(error)}`] };
    } finally {
      for (const name of Object.keys(env)) Reflect.deleteProperty(process.env, name);
    }
  }

  /** Runs the command. */
  async build(env: Record<string, string>, ...args: readonly string[]): Promise<Ended> {
    const { PATH = '', HOME = '' } = process.env;
    const child = spawn(process.execPath, [await bundledCommand('scripts/build'), ...args], {
      cwd: this.path,
      env: {
        PATH,
        HOME,
        NODE_ENV: 'test',
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

  /**
   * Expects that a build failed with one line that contains some parts, and that the current release is
   * unchanged.
   */
  async expectRefusal({ code, errors }: Ended, ...parts: readonly (string | RegExp)[]): Promise<void> {
    expect(errors).toHaveLength(1);
    for (const part of parts) expect(errors[0]).toMatch(part);
    expect(code).not.toBe(0);
    expect(code).not.toBeNull();
    expect(await readlink(join(this.path, 'out'))).toBe(OLD_RELEASE);
    expect(await readFile(join(this.path, 'out', 'index.html'), 'utf8')).toBe('the site that is out');
  }

  /** Stops the database and deletes the folder. */
  async close(): Promise<void> {
    await this.database?.stop();
    await rm(this.path, { recursive: true });
  }
}
