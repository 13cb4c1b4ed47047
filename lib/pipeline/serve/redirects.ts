import { isRecord } from '@/lib/content/raw-tree';

/** An address whose page has another one now. Both are paths. */
export interface Redirect {
  readonly source: string;
  readonly destination: string;
}

/** File inside a release with its redirects; not served (its name begins with a dot). */
export const RELEASE_REDIRECTS = '.redirects.json';

/** A path of a page, which means nothing to any server's configuration language. */
const PATH = /^\/(?:[\w-]+\/)+$/;

function isRedirect(value: unknown): value is Redirect {
  return (
    isRecord(value) &&
    [value['source'], value['destination']].every((path) => typeof path === 'string' && PATH.test(path))
  );
}

/** Reads the redirects of a release. Takes parsed JSON. Throws an `Error` when they are not paths of pages. */
export function parseRedirects(value: unknown): readonly Redirect[] {
  if (Array.isArray(value) && value.every(isRedirect)) return value;
  throw new Error(`${RELEASE_REDIRECTS}: must be a list of paths (source, destination)`);
}

/** Makes the look-up of redirects, with and without the slash at the end. Takes them; gives where a path leads now. */
export function redirectFor(redirects: readonly Redirect[]): (path: string) => string | undefined {
  const targets = new Map(redirects.map(({ source, destination }) => [source, destination]));
  return (path) => targets.get(path.endsWith('/') ? path : `${path}/`);
}
