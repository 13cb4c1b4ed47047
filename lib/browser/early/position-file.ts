import { type Route, routeId } from '@/lib/route/route';
import { POSITION_SLOT_ID } from '@/lib/content/positions-in-page';
import { requestDocument } from '../start/request-document';
import { whenParsed } from '../start/when-parsed';

const LIMIT_MS = 4000;

/** The map of the site knows the page of each position (lib/pipeline/pages/list-content.ts). */
async function requestSection(key: string): Promise<Element | null> {
  const map = await requestDocument('/mappa/', LIMIT_MS);
  const link = map?.querySelector(`[data-entry$="dettaglio/${key}"]`);
  const page = link && (await requestDocument(link.getAttribute('href') ?? '', LIMIT_MS));
  return page?.querySelector('section') ?? null;
}

/**
 * Makes the function that brings a position which the page does not hold: from its own page, which the build
 * wrote, into the slot between the screens. Takes the keys the page holds, percent-encoded; without them it
 * holds all. The function gives a promise that is kept when the position stands there or cannot be had, and
 * nothing when there is nothing to wait for.
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
