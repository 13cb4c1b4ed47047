import type { Identity } from '../auth/token';
import { HttpError } from './http-error';
import { denied, type Result } from './operation';

/** What the official emulator has at these addresses, and what is here in its place. */
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

/** Answers requests for what the official emulator shows of itself; null for other addresses. */
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
