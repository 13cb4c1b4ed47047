import { routeOfHash } from 'still-live/route/hash-location';
import { PUBLISHED_BASE } from 'still-live/route/link';
import { visibleIds } from 'still-live/route/visible-ids';
import { whenIdle } from 'still-live/browser/inline/when';
import { LATEST_START_MS } from './late-code';

const LINKS = `a[href^="${PUBLISHED_BASE}#"]`;

// The last element that an address shows: asking for its style or its place makes the browser work out the whole screen.
function lastPart(hash: string): Element {
  const id = visibleIds(routeOfHash(hash)).at(-1) ?? '';
  return document.getElementById(id)?.lastElementChild ?? document.body;
}

const style = (hash: string): unknown => getComputedStyle(lastPart(hash)).color;
const layOut = (hash: string): unknown => lastPart(hash).getClientRects();

/**
 * Gives screens their styles and their layout while they are hidden until found: browsers keep both, and the click has
 * little left to do. Where the menu and the first screen lead it is done when the page is idle, elsewhere when a link is
 * touched.
 */
export function layOutAhead(): () => void {
  const ended = new AbortController();
  const onTouch = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(LINKS) : null;
    if (link) layOut(link.hash);
  };
  for (const type of ['pointerdown', 'focusin']) addEventListener(type, onTouch, ended);

  const links = document.querySelectorAll<HTMLAnchorElement>(`nav ${LINKS}, main > :not([hidden]) ${LINKS}`);
  const hashes = [...new Set([...links].map(({ hash }) => hash))];
  // The second layout costs nothing, unless a font has arrived since the first.
  const steps = [style, layOut, layOut].flatMap((step) => hashes.map((hash) => () => step(hash)));
  let cancel = (): void => undefined;
  const next = (): void => {
    const step = steps.shift();
    if (step)
      cancel = whenIdle(() => {
        // The next step is planned first, so that an error in this one does not stop the rest.
        next();
        step();
      }, LATEST_START_MS);
  };
  next();
  return () => {
    ended.abort();
    cancel();
  };
}
