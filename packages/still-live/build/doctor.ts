import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoValues } from 'still-live/brand/brand';
import { canonicalJson } from 'still-live/content/fingerprint';
import { OperatorError, reasonOf, errorLine } from 'still-live/settings/operator-error';
import { readSettings, type Settings } from 'still-live/settings/settings';
import { logoProblems } from './brand/logo-grounds';
import { readBrand } from './brand/read-brand';
import { requireStrongKey } from 'still-live/build/check/draft-key';
import { listIssues } from 'still-live/build/check/issues';
import { parseJson } from './files';
import { readPath, requireCredentials } from './database';

export interface Examination {
  readonly name: string;
  readonly problems: readonly string[];
}

type Environment = Readonly<Record<string, string | undefined>>;

async function examination(name: string, look: () => Promise<readonly string[]>): Promise<Examination> {
  return { name, problems: await look().catch((error: unknown) => [errorLine(error)]) };
}

// A real site has an address of its own: the default address belongs to nobody.
function addressProblems({ siteUrl, emulatorHost }: Settings): readonly string[] {
  if (emulatorHost !== undefined || !siteUrl.endsWith('.example')) return [];
  return [`NEXT_PUBLIC_SITE_URL: ${siteUrl} is an example; write the public address of the site`];
}

const RULES_FILE = 'database.rules.json';
// Strings, comments and spaces of rules, which may have more than one line.
const RULES_PARTS = /"(?:[^"\\]|\\[^])*"|\/\/[^\n]*|\/\*[^]*?\*\/|\s+/g;

// Equal rules are equal texts, whatever their comments, spaces and order of keys.
function comparable(rules: string): string {
  const text = rules.replace(RULES_PARTS, (part) => (part.startsWith('"') ? part.replace(/\s+/g, ' ') : ''));
  const parsed = parseJson(text);
  return parsed === undefined ? text : canonicalJson(parsed);
}

async function rulesProblems(root: string, settings: Settings, token: string): Promise<readonly string[]> {
  const address = new URL('/.settings/rules.json', settings.buildDatabaseUrl);
  address.search = new URL(settings.buildDatabaseUrl).search;
  const signal = AbortSignal.timeout(settings.readTimeoutSeconds * 1000);
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` }, signal }).catch(
    (error: unknown) => {
      const remedy = 'check that the database runs and that the address is right';
      throw new OperatorError(address.origin, `no answer about its rules (${reasonOf(error)})`, remedy);
    },
  );
  if (!answer.ok) {
    const remedy = 'give the service account the role Firebase Realtime Database Admin';
    throw new OperatorError(address.origin, `does not show its rules (${answer.status})`, remedy);
  }
  const [own, deployed] = await Promise.all([readFile(join(root, RULES_FILE), 'utf8'), answer.text()]);
  if (comparable(own) === comparable(deployed)) return [];
  const deploy = 'run npx firebase-tools deploy --only database';
  const remedy = settings.emulatorHost === undefined ? deploy : `start it with --rules ${RULES_FILE}`;
  return [`${RULES_FILE}: the database has other rules than this file; ${remedy}`];
}

async function contentProblems(settings: Settings): Promise<readonly string[]> {
  const path = `projects/${settings.project}`;
  const raw = await readPath(settings, path);
  const errors = listIssues(raw, path).filter(({ severity }) => severity === 'error');
  const count = errors.length === 1 ? '1 error' : `${errors.length} errors`;
  return errors.length === 0 ? [] : [`${path}: ${count}; npm run status -- --content lists what to correct`];
}

async function keyProblems(settings: Settings): Promise<readonly string[]> {
  requireStrongKey(await readPath(settings, `drafts/${settings.project}/projectApiKey`), settings);
  return [];
}

const WORKFLOWS = '.github/workflows';
// What the workflows do without, and the key of an account where the workflow has an identity of its own.
const OPTIONAL =
  /^(?:CONTENT_PROJECT|VITALS_URL|PUBLISH_WITHOUT_APPROVAL|FIREBASE_PREVIEW_\w+|WORKLOAD_IDENTITY_PROVIDER|SERVICE_ACCOUNT)$/;
const ACCOUNT_KEY = /^FIREBASE_\w+_ACCOUNT$/;

// Only the names of variables and secrets are compared, never their values.
async function workflowProblems(root: string, env: Environment): Promise<readonly string[]> {
  const files = await readdir(join(root, WORKFLOWS));
  const texts = await Promise.all(files.map((file) => readFile(join(root, WORKFLOWS, file), 'utf8')));
  const found = texts.join('\n').matchAll(/\b(?:vars|secrets)\.([A-Z_]+)/g);
  const isSet = (name: string): boolean => (env[name] ?? '') !== '';
  const hasIdentity = isSet('WORKLOAD_IDENTITY_PROVIDER') && isSet('SERVICE_ACCOUNT');
  return [...new Set([...found].map(([, name = '']) => name))]
    .sort()
    .filter((name) => !isSet(name) && !OPTIONAL.test(name) && !(hasIdentity && ACCOUNT_KEY.test(name)))
    .map((name) => `${name}: not set, but the workflows need it; docs/operating.md says what it is`);
}

/** Checks what a site of one's own needs. Without settings or credentials, it leaves out what needs the database. */
export async function* examine(
  root: string,
  env: Environment,
  isOnGitHub: boolean,
): AsyncGenerator<Examination> {
  yield await examination('brand', async () => {
    const brand = await readBrand();
    return [...demoValues(brand), ...(await logoProblems(brand))];
  });
  if (isOnGitHub) yield await examination('workflows', () => workflowProblems(root, env));
  const settings = await Promise.resolve(env).then(readSettings).catch(errorLine);
  if (typeof settings === 'string') {
    yield { name: 'settings', problems: [settings] };
    return;
  }
  yield { name: 'settings', problems: addressProblems(settings) };
  const token = await requireCredentials(settings).catch((error: unknown) => ({ problem: errorLine(error) }));
  if (typeof token !== 'string') {
    yield { name: 'credentials', problems: [token.problem] };
    return;
  }
  yield { name: 'credentials', problems: [] };
  yield await examination('rules', () => rulesProblems(root, settings, token));
  yield await examination('content', () => contentProblems(settings));
  yield await examination('key', () => keyProblems(settings));
}
