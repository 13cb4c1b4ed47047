import { isRecord } from '@/lib/content/raw-tree';

export interface Redirect {
  readonly source: string;
  readonly destination: string;
}

/** File of a release with its redirects. It is not served, because its name begins with a dot. */
export const RELEASE_REDIRECTS = '.redirects.json';

/** The path of a page, without characters that have a meaning in the configuration of a server. */
const PATH = /^\/(?:[\w-]+\/)+$/;

function isRedirect(value: unknown): value is Redirect {
  return (
    isRecord(value) &&
    [value['source'], value['destination']].every((path) => typeof path === 'string' && PATH.test(path))
  );
}

/** @throws {Error} when they are not paths of pages. */
export function parseRedirects(value: unknown): readonly Redirect[] {
  if (Array.isArray(value) && value.every(isRedirect)) return value;
  throw new Error(`${RELEASE_REDIRECTS}: must be a list of paths (source, destination)`);
}

/** Makes a function that returns the new path of an old one, with or without a trailing slash. */
export function redirectFor(redirects: readonly Redirect[]): (path: string) => string | undefined {
  const targets = new Map(redirects.map(({ source, destination }) => [source, destination]));
  return (path) => targets.get(path.endsWith('/') ? path : `${path}/`);
}
