import { placeOfPath } from 'still-live/content/changes/place';
import { currentHash, goToHash, subscribeRouteShown } from 'still-live/route/hash-location';
import { parseRoute, routeId } from 'still-live/route/route';
import { blockOfPath, scrollToBlock } from './blocks';

/** Scrolls to the block that shows some content, on its page (`place`; `undefined`: every page shows it). */
export function showPath(path: string, place = placeOfPath(path)): void {
  const scroll = (): void => {
    requestAnimationFrame(() => {
      const block = blockOfPath(path);
      if (block) scrollToBlock(block);
    });
  };
  if (place === undefined || place === routeId(parseRoute(currentHash()))) {
    scroll();
    return;
  }
  const stop = subscribeRouteShown(() => {
    stop();
    // Waits until the new screen has scrolled to its top.
    scroll();
  });
  goToHash(`#${place}`);
}
