import { asTyped } from 'still-live/html/characters';
import { parseAddress } from './parse-address';
import { routeOfPreview } from './preview-address';
import { isKnown, menuScreen, parseRoute, type Route, routeId } from './route';

export type LinkTarget =
  | { readonly kind: 'none' }
  | { readonly kind: 'internal' | 'external' | 'mail'; readonly href: string };

/** The address before the `#` of internal links on the published site. In preview it also has the query. */
export const PUBLISHED_BASE = './';

// Editors write a mail address without a scheme, with or without `?subject=…`.
const BARE_MAIL = /^[^\s@:/?#]+@[^\s@:/?#]+(\?.*)?$/;

// Google Docs, Outlook, Teams and Facebook put addresses of their own around those of a text, to know who follows them.
const AROUND =
  /^https?:\/\/(?:www\.google\.[a-z.]+\/url|statics\.teams\.cdn\.office\.net\/evergreen-assets\/safelinks\/|[\w.-]+\.safelinks\.protection\.outlook\.com\/|l\.(?:facebook|instagram)\.com\/)/i;

// More are put around each other by nobody, and each is read once more.
const MOST_AROUND = 8;

export function writtenAddress(raw: string, around = MOST_AROUND): string {
  const written = asTyped(raw);
  const query = AROUND.test(written) ? parseAddress(written)?.searchParams : undefined;
  const inside = query?.get('q') ?? query?.get('url') ?? query?.get('u') ?? '';
  if (!/^https?:/i.test(inside)) return written;
  return around === 0 ? '' : writtenAddress(inside, around - 1);
}

/**
 * Returns the route of an address that somebody copied from the preview, with its key, which everybody would then read.
 * A mail may quote such an address: the stored key is refused anywhere (`draft-key.ts`).
 */
export function routeInPreview(raw: string): string | undefined {
  const target = writtenAddress(raw);
  if (/^(?!https?:)[a-z][a-z\d+.-]*:/i.test(target)) return undefined;
  // The host does not matter: only this site knows the parameter, at whatever address it was looked at.
  const address = parseAddress(target.replace(/^[/\\]+/, '/'), 'https://site.invalid/');
  return address && routeOfPreview(address);
}

// Files of the site have no route.
function routeOnSite(raw: string, siteUrl: string): string | undefined {
  const address = parseAddress(writtenAddress(raw));
  // An address with http leads to the same site.
  if (address?.host !== parseAddress(siteUrl)?.host || address === undefined) return undefined;
  if (address.hash.startsWith('#/')) return address.hash.slice(1).replace(/\?.*/s, '');
  const path = address.pathname.replace(/(?<=.)\/$/, '');
  return address.hash === '' && routeId(parseRoute(path)) === path ? path : undefined;
}

export function routeOfAddress(raw: string, siteUrl: string = ''): string | undefined {
  return routeInPreview(raw) ?? routeOnSite(raw, siteUrl);
}

/**
 * Resolves a link as written by an editor. A target that begins with `http` is external (new window);
 * `mailto:`, `tel:` and a plain mail address open the program for them; anything else is the hash route
 * `./#/{target}` (so `javascript:…` is only an unknown route). Never throws.
 * @param raw The target as written.
 * @param base The address before the `#`; in preview it contains the query.
 * @param siteUrl Public address of the site: a link to it becomes a route.
 */
export function resolveLink(raw: string, base: string = PUBLISHED_BASE, siteUrl?: string): LinkTarget {
  const target = routeOfAddress(raw, siteUrl) ?? writtenAddress(raw);
  if (target === '') return { kind: 'none' };
  if (/^https?:/i.test(target)) {
    const address = parseAddress(target);
    return address ? { kind: 'external', href: address.href } : { kind: 'none' };
  }
  if (/^(mailto|tel):/i.test(target)) return { kind: 'mail', href: target };
  if (BARE_MAIL.test(target)) return { kind: 'mail', href: `mailto:${target}` };
  const route = target.replace(/^(\.?\/)?(\?[^#]*)?#/, '').replace(/^\/+/, '');
  return { kind: 'internal', href: `${base}#/${encodeURI(route).replace(/%25/g, '%')}` };
}

/**
 * Resolves a link of a field for a mail address: a target with an `@` and without a scheme is a mail address, in
 * whatever form. A web address stays a web address, a screen of the site a screen.
 * @param raw The target as written.
 * @param base As for `resolveLink`.
 */
export function resolveMail(raw: string, base: string = PUBLISHED_BASE): LinkTarget {
  const target = writtenAddress(raw);
  if (target === '') return { kind: 'none' };
  if (/^(https?|mailto|tel):/i.test(target)) return resolveLink(target);
  return target.includes('@') ? { kind: 'mail', href: `mailto:${target}` } : resolveLink(target, base);
}

/** Whether a link leads to the screen of a route or, for an entry, to the one that lists it. An unknown address leads to none. */
export function leadsTo(link: string, route: Route): boolean {
  const target = resolveLink(link);
  if (target.kind !== 'internal') return false;
  const hash = target.href.slice(target.href.indexOf('#'));
  return isKnown(hash) && parseRoute(hash).screen === menuScreen(route);
}
