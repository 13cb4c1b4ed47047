import { sourceGlob } from './source-glob';
import type { HostingConfig } from './hosting-config';
import { filePath, openInOtherReleases, openInside, type OpenFile } from './release-files';

/** What answers a request: a file (its path decides type and compressed siblings), another address, or nothing. */
type Found =
  | { readonly kind: 'file'; readonly status: 200 | 404; readonly path: string; readonly file: OpenFile }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'missing' };

/** The address this one should have been (`cleanUrls`, `trailingSlash`), if another. */
function properAddress(pathname: string, { cleanUrls, trailingSlash }: HostingConfig): string {
  let proper = pathname;
  if (cleanUrls) proper = proper.replace(/(?:(\/)index)?\.html$/, '$1');
  if (trailingSlash === false) proper = proper.replace(/(.)\/+$/, '$1');
  if (trailingSlash === true && !/\/$|\.[^/]+$/.test(proper)) proper += '/';
  return proper;
}

/** One slash at the start: two would make it another host's address. */
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

/** `/folder` for a folder with a page: the page is at `/folder/`, unless addresses have no slash at their end. */
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
 * Decides what answers a path, in Firebase Hosting's order: proper address, exact file, rewrite, `404.html`
 * (https://firebase.google.com/docs/hosting/full-config#hosting_priority_order); files named by their content are
 * also looked for in other releases. Takes the release's real path, the request path and the configuration.
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
