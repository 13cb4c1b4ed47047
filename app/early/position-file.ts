import type { Route } from '@/lib/route/route';
import { POSITION_SLOT_ID } from '@/lib/route/position-slot';

const LIMIT_MS = 4000;

/** Requests the page of a position. A document and not a text: markup never passes through a script's hands. */
function requestSection(key: string): Promise<Element | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', `/posizioni/${encodeURIComponent(key)}.html`);
    request.responseType = 'document';
    request.timeout = LIMIT_MS;
    request.onloadend = () =>
      resolve(request.status === 200 ? (request.responseXML?.querySelector('section') ?? null) : null);
    request.send();
  });
}

function whenParsed(): Promise<void> | undefined {
  if (document.readyState !== 'loading') return undefined;
  return new Promise((resolve) =>
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true }),
  );
}

/**
 * Makes the function that brings a position which the page does not hold: from its own file, which the build wrote, into the slot
 * between the screens. Takes the keys the page holds, percent-encoded; without them it holds all. The function gives a promise that is
 * kept when the position stands there or cannot be had, and nothing when there is nothing to wait for.
 */
export function positionFiles(inPage: string | undefined): (route: Route) => Promise<void> | undefined {
  const held = new Set(inPage?.split(' '));
  return (route) => {
    if (inPage === undefined || route.screen !== 'lavora_con_noi_dettaglio') return undefined;
    const { key } = route;
    if (key === undefined || held.has(encodeURIComponent(key))) return undefined;
    return (async () => {
      const [section] = await Promise.all([requestSection(key), whenParsed()]);
      const isThere = document.getElementById(`/lavora_con_noi_dettaglio/${encodeURIComponent(key)}`);
      if (!section || isThere) return;
      section.className = 'route';
      document.getElementById(POSITION_SLOT_ID)?.replaceChildren(document.importNode(section, true));
    })();
  };
}
