import { resolveLink, routeInPreview, writtenAddress } from './link';
import { parseRoute, routeId, routeWithout, TABS } from './route';

/** What is wrong with a link of the content. */
export type LinkProblem = 'preview-key' | 'unknown-page' | 'unknown-tab' | 'unknown-position' | 'no-address';

/** A mail or telephone link that has an address or a number. */
const WHOLE_MAIL = /^(tel:.*\d|mailto:[^\s@?]+@[^\s@?]+)/i;

/**
 * A valid web address. A browser would correct an address with a space in its host or with a single slash,
 * and open another page.
 */
const WEB_ADDRESS = /^https?:\/\/[^\s/?#]+([/?#]|$)/i;

const HOME_NAMES = new Set(['', 'home']);

function checkRoute(
  path: string,
  positionKeys: ReadonlySet<string> | undefined,
  lacks: readonly string[],
): LinkProblem | undefined {
  const route = parseRoute(path);
  const shown = routeWithout(lacks, route);
  if (shown.screen !== route.screen) return 'unknown-page';
  const [first = '', argument] = path.replace(/\?.*$/, '').split('/').filter(Boolean);
  switch (route.screen) {
    case 'home':
      return HOME_NAMES.has(first) && argument === undefined ? undefined : 'unknown-page';
    case 'cosa_facciamo':
      if (argument === undefined) return undefined;
      return Object.hasOwn(TABS, argument) && routeId(shown) === routeId(route) ? undefined : 'unknown-tab';
    case 'lavora_con_noi_dettaglio':
      if (route.key === undefined) return 'unknown-position';
      return positionKeys === undefined || positionKeys.has(route.key) ? undefined : 'unknown-position';
    default:
      return undefined;
  }
}

/**
 * Checks a link as an editor wrote it. An empty target is not a link, and so not wrong.
 * @param raw The target as written.
 * @param positionKeys Keys of the open positions. Without them every position counts as open.
 * @param lacks The routes of the screens and tabs that the site lacks.
 * @returns What is wrong; `undefined` when nothing is.
 */
export function linkProblem(
  raw: string,
  positionKeys?: ReadonlySet<string>,
  lacks: readonly string[] = [],
): LinkProblem | undefined {
  if (routeInPreview(raw) !== undefined) return 'preview-key';
  const target = resolveLink(raw);
  switch (target.kind) {
    case 'none':
      return writtenAddress(raw) === '' ? undefined : 'no-address';
    case 'external':
      return WEB_ADDRESS.test(writtenAddress(raw)) ? undefined : 'no-address';
    case 'mail':
      return WHOLE_MAIL.test(target.href) ? undefined : 'no-address';
    case 'internal':
      if (raw.includes('@')) return 'no-address';
      return checkRoute(target.href.slice(target.href.indexOf('#') + 1), positionKeys, lacks);
  }
}
