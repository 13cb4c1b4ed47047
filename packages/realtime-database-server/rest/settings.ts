import { readRules } from '../auth/guard';
import type { Identity } from '../auth/token';
import { readJsonSource } from '../rules/json-source';
import { RulesError } from '../rules/rules-error';
import type { Namespace } from '../store/namespace';
import { errorText, HttpError } from './http-error';
import { denied, type Result } from './operation';

export const RULES_ADDRESS = '/.settings/rules.json';

const OPEN_RULES = '{\n  "rules": {\n    ".read": true,\n    ".write": true\n  }\n}\n';

/**
 * Returns or replaces the security rules. Only administrators may do so.
 * @throws {HttpError} with status 400, 401 or 405.
 */
export async function performOnRules(
  verb: string,
  namespace: Namespace,
  identity: Identity,
  parameters: URLSearchParams,
  body: () => Promise<string>,
): Promise<Result> {
  if (!identity.admin) throw denied();
  if (verb === 'GET' || verb === 'HEAD') {
    const source = namespace.guard.rules?.source ?? OPEN_RULES;
    // `format=strict` is for programs: JSON without the comments that rules may contain.
    const isStrict = parameters.get('format') === 'strict';
    return { status: 200, body: isStrict ? JSON.stringify(readJsonSource(source)) : source };
  }
  if (verb !== 'PUT') throw new HttpError(405, `Method ${verb} is not supported.`);
  try {
    const rules = readRules(await body());
    // `firebase deploy` asks with a dry run first.
    if (parameters.get('dryRun') !== 'true') namespace.changeRules(rules);
  } catch (error) {
    if (error instanceof RulesError) return { status: 400, body: errorText(error.message) };
    throw error;
  }
  return { status: 200, body: '{"status":"ok"}' };
}

/** What to use here in place of these addresses of the official emulator. */
const INSTEAD: ReadonlyMap<string, string> = new Map([
  [
    '/.inspect/coverage',
    'Which rules were reached is told by --coverage, by coverage() of startDatabase, and by the page at the address of the server.',
  ],
  [
    '/.settings/functionTriggers',
    'Triggers of Cloud Functions are not run here; the functions of a project run against the official emulator.',
  ],
]);

export function inspect(
  verb: string,
  pathname: string,
  identity: () => Identity,
  databases: () => readonly string[],
): Result | null {
  if (!pathname.startsWith('/.inspect/') && !pathname.startsWith('/.settings/functionTriggers')) return null;
  if (!identity().admin) throw denied();
  const name = pathname.replace(/\.json$/, '');
  if (name === '/.inspect/databases' && verb === 'GET')
    return { status: 200, body: JSON.stringify(databases().map((database) => ({ name: database }))) };
  throw new HttpError(
    501,
    INSTEAD.get(name) ?? `${verb} ${pathname} is not known here; there is GET /.inspect/databases.json.`,
  );
}
