import { type Route, routeId } from '@/lib/route/route';
import { POSITION_SLOT_ID } from '@/lib/route/position-slot';
import { requestDocument } from '../start/request-document';
import { whenParsed } from '../start/when-parsed';

const LIMIT_MS = 4000;

async function requestSection(key: string): Promise<Element | null> {
  const page = await requestDocument(`/posizioni/${encodeURIComponent(key)}.html`, LIMIT_MS);
  return page?.querySelector('section') ?? null;
}

/**
 * Makes a function that loads a position that is not part of the page: from its own file, which the build
 * wrote, into the slot between the screens.
 * @param inPage Keys of the positions in the page, percent-encoded, separated by spaces. `undefined`: all of
 *   them are in the page.
 * @returns A function of the route. It returns a promise that resolves when the position is in the slot or
 *   cannot be loaded, or `undefined` when there is nothing to load.
 */
export function positionFiles(inPage: string | undefined): (route: Route) => Promise<void> | undefined {
  const held = new Set(inPage?.split(' '));
  return (route) => {
    if (inPage === undefined || route.screen !== 'lavora_con_noi_dettaglio') return undefined;
    const { key } = route;
    if (key === undefined || held.has(encodeURIComponent(key))) return undefined;
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
