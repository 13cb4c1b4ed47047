import { type Route, routeId } from '@/lib/route/route';
import { POSITION_SLOT_ID } from '@/lib/content/positions-in-page';
import { requestDocument } from '../start/request-document';
import { whenParsed } from '../start/moments';

/** Time limit of each request, in milliseconds. */
const LIMIT_MS = 4000;

/**
 * Requests the section of a position from its own page. `/mappa/` has a link to the page of each position
 * (components/site/page-list.tsx).
 * @returns A promise for the section; `null` when it cannot be loaded.
 */
async function requestSection(key: string): Promise<Element | null> {
  const map = await requestDocument('/mappa/', LIMIT_MS);
  const link = map?.querySelector(`[data-entry$="dettaglio/${key}"]`);
  const page = link && (await requestDocument(link.getAttribute('href') ?? '', LIMIT_MS));
  return page?.querySelector('section') ?? null;
}

/**
 * Makes a function that loads a position which the page does not contain: it copies the position from its own
 * page, which the build wrote, into the slot between the screens.
 * @param inPage Keys of the positions in the page, percent-encoded and separated by spaces; `undefined` when
 *   the page contains all positions.
 * @returns The function. It returns a promise that resolves when the position is in the slot or cannot be
 *   loaded, or `undefined` when there is nothing to load.
 */
export function positionFiles(inPage: string | undefined): (route: Route) => Promise<void> | undefined {
  const inPageKeys = new Set(inPage?.split(' '));
  return (route) => {
    if (inPage === undefined || route.screen !== 'lavora_con_noi_dettaglio') return undefined;
    const { key } = route;
    if (key === undefined || inPageKeys.has(encodeURIComponent(key))) return undefined;
    return (async () => {
      const [section] = await Promise.all([requestSection(key), new Promise<void>(whenParsed)]);
      const id = routeId(route);
      const slot = document.getElementById(POSITION_SLOT_ID);
      if (!section || !slot || document.getElementById(id)) return;
      section.className = 'route';
      slot.replaceChildren(document.importNode(section, true));
      slot.dataset['holds'] = id;
    })();
  };
}
