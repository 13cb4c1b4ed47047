import type { BrowserContext, Page } from '@playwright/test';
import { MEDIA_HOST } from './hostile-content';

/** Actions of a page that hostile content must never cause. */
export interface Watched {
  readonly deeds: string[];
}

const MEDIA_TYPES: ReadonlySet<string> = new Set(['image', 'media']);

/**
 * Records all actions of a browser context: dialogs, new windows, navigation away from the site, and requests
 * to hosts other than the site and the media host. Requests that leave the site are aborted.
 * @param context The browser context.
 * @param page The page.
 * @param origins Origins of the site and the database.
 */
export async function watchPage(
  context: BrowserContext,
  page: Page,
  { site, database }: { readonly site: string; readonly database: string },
): Promise<Watched> {
  const deeds: string[] = [];
  page.on('dialog', (dialog) => {
    deeds.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('framenavigated', (frame) => {
    const url = frame.url();
    if (!url.startsWith(`${site}/`) && url !== 'about:blank') deeds.push(`navigation: ${url}`);
  });
  page.on('websocket', (socket) => {
    if (!socket.url().startsWith(database.replace('http', 'ws'))) deeds.push(`socket: ${socket.url()}`);
  });
  context.on('page', (popup) => deeds.push(`window: ${popup.url()}`));
  await context.route(
    (url) => url.origin !== site,
    async (route) => {
      const request = route.request();
      const isMedia = MEDIA_TYPES.has(request.resourceType());
      const isNamed =
        request.url().startsWith(`${MEDIA_HOST}/`) || request.url().startsWith('https://evil.example/');
      if (!isMedia || !isNamed) deeds.push(`${request.resourceType()}: ${request.url()}`);
      await route.abort();
    },
  );
  return { deeds };
}

/** What the window recorded: scripts of the content that ran, violations of the policy, requested windows. */
export interface InPage {
  readonly pwned: boolean;
  readonly violations: readonly string[];
  readonly opened: readonly string[];
}

/** Runs before the page: records what the content requests of the window. */
export function recordInPage(): void {
  const record = { violations: [] as string[], opened: [] as string[] };
  Object.assign(window, { record });
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    record.violations.push(`${effectiveDirective} ${blockedURI} ${sample}`);
  });
  window.open = (url) => {
    record.opened.push(String(url));
    return null;
  };
}

/**
 * Triggers events on everything in the page, visible or not, and clicks every link of what has a payload.
 * @param plain The number of the first position without.
 */
export async function stir(plain: number): Promise<void> {
  const isPlain = (id: string): boolean => Number(/_dettaglio\/(\d+)$/.exec(id)?.[1] ?? 0) >= plain;
  const types = [
    'mouseover',
    'pointerdown',
    'pointerenter',
    'focus',
    'animationstart',
    'toggle',
    'load',
    'error',
  ];
  for (const element of document.querySelectorAll('body *')) {
    for (const type of types) element.dispatchEvent(new Event(type, { bubbles: false }));
  }
  for (const image of document.querySelectorAll('img')) image.loading = 'eager';
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]:not([data-reload])')) {
    // A browser lets a page change its address so often only.
    if (isPlain(link.hash) || isPlain(link.closest('.route')?.id ?? '')) continue;
    // A mail program is not part of the test; the browser would ask to open one. The map is another page, which ends this one.
    if (!/^(?:mailto|tel):/.test(link.href) && link.pathname !== '/mappa/') link.click();
  }
  await new Promise((resolve) => setTimeout(resolve, 100));
}

/** Returns attributes and elements in the page that could run code, and ids that are used twice. */
export function dangerousParts(): string[] {
  const found: string[] = [];
  const ids = new Set<string>();
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on') || name === 'srcdoc') found.push(`${element.localName} ${name}`);
      if (['href', 'src', 'action', 'formaction', 'poster', 'data'].includes(name)) {
        const { protocol } = new URL(value, location.href);
        if (!['http:', 'https:', 'mailto:', 'tel:', 'data:'].includes(protocol)) found.push(value);
        if (protocol === 'data:' && element.localName !== 'link' && element.localName !== 'img')
          found.push(value);
      }
    }
    if (element.id !== '' && ids.has(element.id)) found.push(`two elements with the id ${element.id}`);
    ids.add(element.id);
    if (/^(?:object|embed|base|form|frame|applet|portal|math|foreignobject)$/i.test(element.localName)) {
      found.push(element.localName);
    }
  }
  return found;
}
