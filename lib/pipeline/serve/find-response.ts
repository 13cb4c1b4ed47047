import { sourceGlob } from './source-glob';
import type { HostingConfig } from './hosting-config';
import { filePath, openInOtherReleases, openInside, type OpenFile } from './release-files';

/**
 * The answer to a request: a file (its path gives the type and the compressed files beside it), a redirect,
 * or nothing.
 */
type Found =
  | { readonly kind: 'file'; readonly status: 200 | 404; readonly path: string; readonly file: OpenFile }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'missing' };

/** Returns the normal form of an address (`cleanUrls`, `trailingSlash`), if it is another one. */
function properAddress(pathname: string, { cleanUrls, trailingSlash }: HostingConfig): string {
  let proper = pathname;
  if (cleanUrls) proper = proper.replace(/(?:(\/)index)?\.html$/, '$1');
  if (trailingSlash === false) proper = proper.replace(/(.)\/+$/, '$1');
  if (trailingSlash === true && !/\/$|\.[^/]+$/.test(proper)) proper += '/';
  return proper;
}

/** A redirect. The path starts with exactly one slash: two would be the address of another host. */
function redirect(path: string): Found {
  return { kind: 'redirect', location: path.replace(/^[/\\]+/, '/') };
}

async function exactFile(root: string, path: string, config: HostingConfig): Promise<Found | undefined> {
  const names =
    path === '' || path.endsWith('/')
      ? [`${path}index.html`]
      : [path, ...(config.cleanUrls ? [`${path}.html`] : [])];
  for (const name of names) {
    const file = await openInside(root, name);
    if (file) return { kind: 'file', status: 200, path: `/${name}`, file };
  }
  return undefined;
}

/** Finds the page of a folder: `/folder` redirects to `/folder/`, unless addresses have no trailing slash. */
async function folderPage(
  root: string,
  path: string,
  config: HostingConfig,
  pathname: string,
): Promise<Found | undefined> {
  const name = `${path}/index.html`;
  const file = path.endsWith('/') ? undefined : await openInside(root, name);
  if (!file) return undefined;
  if (config.trailingSlash === false) return { kind: 'file', status: 200, path: `/${name}`, file };
  await file.handle.close();
  return redirect(`${pathname}/`);
}

async function rewritten(root: string, pathname: string, config: HostingConfig): Promise<Found | undefined> {
  const rule = config.rewrites.find(({ source }) => sourceGlob(source).test(pathname));
  const file = rule && (await openInside(root, rule.destination.slice(1)));
  return file && { kind: 'file', status: 200, path: rule.destination, file };
}

/**
 * Finds the answer to a path in the order of Firebase Hosting: redirect to the normal form, exact file,
 * rewrite, `404.html` (https://firebase.google.com/docs/hosting/full-config#hosting_priority_order).
 * Content-hashed files are also looked for in other releases.
 * @param root Real path of the release.
 * @param pathname Path of the request.
 * @param config The hosting configuration.
 */
export async function findResponse(root: string, pathname: string, config: HostingConfig): Promise<Found> {
  const path = filePath(pathname);
  if (path !== undefined) {
    const proper = properAddress(pathname, config);
    if (proper !== pathname) return redirect(proper);
    const found = (await exactFile(root, path, config)) ?? (await folderPage(root, path, config, pathname));
    if (found) return found;
    const other = await openInOtherReleases(root, `/${path}`);
    if (other) return { kind: 'file', status: 200, path: `/${path}`, file: other };
    const rewrite = await rewritten(root, pathname, config);
    if (rewrite) return rewrite;
  }
  const notFound = await openInside(root, '404.html');
  return notFound ? { kind: 'file', status: 404, path: '/404.html', file: notFound } : { kind: 'missing' };
}
