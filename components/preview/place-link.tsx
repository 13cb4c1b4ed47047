import type { MouseEvent, ReactNode } from 'react';
import { useDialog } from '@/components/kit/dialog/use-dialog';
import { isPlainClick } from '@/components/kit/link/follow';
import { ContentLink } from '@/components/kit/link/link';
import { blockOfPath, scrollToBlock } from '@/components/preview/marks/blocks';
import { currentHash, subscribeRouteShown } from '@/lib/route/hash-location';
import { parseRoute, routeId } from '@/lib/route/route';
import styles from './place-link.module.scss';

interface PlaceLinkProps {
  /** The content path to show. */
  readonly path: string;
  /** The route that shows it; `undefined`: every page does. */
  readonly place: string | undefined;
  readonly children: ReactNode;
}

function show(path: string): void {
  const block = blockOfPath(path);
  if (block) scrollToBlock(block);
}

/**
 * Renders a link to where some content is shown. A click closes the dialog, opens the page and scrolls to the
 * block.
 */
export function PlaceLink({ path, place, children }: PlaceLinkProps) {
  const dialog = useDialog();
  const here = routeId(parseRoute(currentHash()));
  const target = place ?? here;
  function onClick(event: MouseEvent): void {
    // Another tab opens, and this one stays as it is.
    if (!isPlainClick(event)) return;
    dialog.close();
    if (target === here) {
      requestAnimationFrame(() => show(path));
      return;
    }
    const stop = subscribeRouteShown(() => {
      stop();
      // Wait until the new screen has scrolled to its top.
      requestAnimationFrame(() => show(path));
    });
  }
  return (
    <ContentLink to={target} className={styles.link} onClick={onClick}>
      {children}
    </ContentLink>
  );
}
