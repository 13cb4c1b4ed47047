import { resolveLink, routeInPreview, writtenAddress } from './link';
import { screens, isKnown, parseRoute, routeId, routeWithout, type ScreenName, tabsOf } from './route';

export type LinkProblem = 'preview-key' | 'unknown-page' | 'unknown-tab' | 'unknown-entry' | 'no-address';

// A mail or telephone link that has addresses or a number, and nothing of the sentence around them.
const MAIL = String.raw`[^\s@?%,;<>]+@(?:[^\s@?%,;<>.]+\.)+[^\s@?%,;<>.]{2,}`;
const WHOLE_MAIL = new RegExp(String.raw`^(?:tel:.*\d|mailto:${MAIL}(?:,${MAIL})*(?:\?.*)?$)`, 'i');

// A browser would correct an address with a space in its host or with a single slash, and open another page. A host without
// a dot is known on one machine or network alone, a comma or a full stop belongs to the sentence around it, and before
// an `@` stands the name of a mail address.
const WEB_ADDRESS = /^https?:\/\/[^\s/?#@]+\.[\p{L}\p{N}-]{2,}(?::\d+)?(?:[/?#]|$)/iu;

export type EntryKeys = Readonly<Partial<Record<ScreenName, ReadonlySet<string>>>>;

function checkRoute(path: string, keys: EntryKeys, missing: readonly string[]): LinkProblem | undefined {
  const route = parseRoute(path);
  const shown = routeWithout(missing, route);
  if (!isKnown(path) || shown.screen !== route.screen) return 'unknown-page';
  const { screen, part } = route;
  switch (screens()[screen].kind) {
    case 'screen':
      return undefined;
    case 'tabs': {
      const written = path.replace(/\?.*/s, '').split('/').filter(Boolean)[1];
      const isThere = written === undefined || tabsOf(screen).includes(written);
      return isThere && (written === undefined || routeId(shown) === routeId(route))
        ? undefined
        : 'unknown-tab';
    }
    case 'entries':
      return part === undefined || keys[screen]?.has(part) === false ? 'unknown-entry' : undefined;
  }
}

/**
 * Checks a link as an editor wrote it. An empty target is no link, and so not wrong.
 * @param keys The keys of each screen's entries. Without those of a screen, every key counts as there.
 * @param missing The routes of the screens and tabs that the site lacks.
 */
export function linkProblem(
  raw: string,
  keys: EntryKeys = {},
  missing: readonly string[] = [],
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
      return checkRoute(target.href.slice(target.href.indexOf('#') + 1), keys, missing);
  }
}
