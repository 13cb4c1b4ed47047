import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type DatabaseControl, type RunningDatabase, startDatabase } from 'realtime-database-server';
import { declared } from 'still-live/declaration';
import { contentHash } from 'still-live/content/content-hash';
import { isTree, own } from 'still-live/content/raw-tree';
import { contentOf } from 'still-live/content/schema/content-tree';
import { readProject, readSettings, type Settings } from 'still-live/settings/settings';
import { newDraftKey } from 'still-live/build/check/draft-key';
import { onPort } from './command';
import { confirm } from './confirm';
import { readIfExists, readJson, writeWhole } from 'still-live/build/files';
import { OperatorError } from 'still-live/settings/operator-error';

const BASES = ['projects', 'drafts'] as const;
type Bases = Readonly<Record<(typeof BASES)[number], Readonly<Record<string, unknown>>>>;

const parts = (tree: unknown): Readonly<Record<string, unknown>> => (isTree(tree) ? tree : {});

/**
 * Lets the build, the browser and firebase-admin of this process use the embedded database, whose viewer is the editor.
 */
export function embeddedSettings(databasePort: number, editorOrigin?: string): Settings {
  const host = `127.0.0.1:${databasePort}`;
  process.env['FIREBASE_DATABASE_EMULATOR_HOST'] = host;
  // Without an address of its own, the browser reads the database of the build.
  const project = readProject(process.env);
  return readSettings({
    NEXT_PUBLIC_EDITOR_URL: `http://${host}/?ns=${project}#edit=/drafts/${project}/{path}`,
    NEXT_PUBLIC_EDITOR_ORIGIN: editorOrigin,
    ...process.env,
    NEXT_PUBLIC_FIREBASE_DATABASE_URL: undefined,
  });
}

// Where the file has only the draft or only what is published, both begin with the same content.
function contentFor(project: string, file: string, json: unknown): Bases {
  const given = BASES.map((base) => own(own(json, base), project));
  const [published = contentOf(given[1]), draft = contentOf(given[0])] = given;
  if (given.every((tree) => tree === undefined))
    throw new OperatorError(
      file,
      `has neither projects/${project} nor drafts/${project}`,
      `give the project in it the name ${project}`,
    );
  return { projects: { [project]: published }, drafts: { [project]: draft } };
}

// The key is made when neither the database nor its file has one.
async function keyOf(database: DatabaseControl, project: string): Promise<string> {
  const path = `drafts/${project}/projectApiKey`;
  const stored = await database.get(path);
  if (typeof stored === 'string' && stored !== '') return stored;
  const key = newDraftKey();
  await database.set(path, key);
  return key;
}

interface ProjectDatabaseRequest {
  readonly command: string;
  readonly root: string;
  readonly port: number;
  /** Tells apart the databases of commands that run side by side. No name of a project has a dot. */
  readonly kind?: '' | '.dev';
  readonly framedBy?: string;
  readonly takesContent: boolean;
  readonly note: (line: string) => void;
}

// Replaces the content in one write. History and key stay, and a file keeps what was there.
async function replaceContent(
  database: DatabaseControl,
  project: string,
  content: Bases,
  copy: string,
): Promise<void> {
  const before = await database.get('');
  await writeWhole(copy, `${JSON.stringify(before)}\n`);
  const key = await keyOf(database, project);
  const [projects, drafts] = BASES.map((base) => ({ ...parts(own(before, base)), ...content[base] }));
  const draft = { ...parts(own(drafts, project)), projectApiKey: key };
  await database.set('', { ...parts(before), projects, drafts: { ...drafts, [project]: draft } });
}

async function takeChange(
  { command, takesContent, note }: ProjectDatabaseRequest,
  file: string,
  replace: () => Promise<string>,
): Promise<boolean> {
  const what = `${file} has changed since the database took it`;
  if (!takesContent && !process.stdin.isTTY) {
    note(
      `${what}; the database keeps what it holds, and ${command} -- --take-content replaces that with the file`,
    );
    return false;
  }
  const isTaken = takesContent || (await confirm(`${what}. Replace what the database holds with it?`));
  if (isTaken) note(`the database now holds ${file}; what it held before is in ${await replace()}`);
  return true;
}

interface Origin {
  readonly project: string;
  readonly file: string;
  readonly content: Bases;
  readonly persist: string;
}

async function takeContent(
  request: ProjectDatabaseRequest,
  database: DatabaseControl,
  { project, file, content, persist }: Origin,
): Promise<void> {
  const [hash, taken] = [contentHash(content), readIfExists(`${persist}.taken`)?.toString()];
  const replace = async (): Promise<string> => {
    const copy = `${persist}.${new Date().toISOString().replaceAll(':', '')}.json`;
    await replaceContent(database, project, content, copy);
    return relative(request.root, copy);
  };
  // Whoever was asked before and said no may want it now.
  const isOther = request.takesContent || (taken !== undefined && taken !== hash);
  if (isOther ? await takeChange(request, file, replace) : taken === undefined)
    await writeWhole(`${persist}.taken`, hash);
}

/**
 * Starts the embedded database of the project that `CONTENT_PROJECT` names, with the rules we ship. It begins with
 * `content/PROJECT.json` and keeps its changes in `.data/PROJECT`.
 */
export async function startProjectDatabase(
  request: ProjectDatabaseRequest,
): Promise<{ readonly database: RunningDatabase; readonly key: string }> {
  const { command, root, port, kind = '', framedBy } = request;
  const project = readProject(process.env);
  const file = `content/${project}.json`;
  const given = declared('project');
  const remedy = `copy content/${given}.json there, and write ${project} in the place of ${given}`;
  const content = contentFor(project, file, await readJson(join(root, file), remedy));
  const persist = join(root, '.data', project + kind);
  const rules = await readFile(join(root, 'database.rules.json'), 'utf8');
  const viewer = framedBy === undefined || { framedBy };
  // A program of the project may use any name, because there is one company.
  const names = { namespace: project, namespaces: 'one' } as const;
  const start = () => startDatabase({ port, data: content, rules, persist, viewer, ...names });
  const database = await onPort(`${command} -- --database-port`, port, start);
  try {
    await takeContent(request, database, { project, file, content, persist });
    return { database, key: await keyOf(database, project) };
  } catch (error) {
    // An open database would keep the command running; only the first failure is reported.
    await database.stop().catch(() => undefined);
    throw error;
  }
}
