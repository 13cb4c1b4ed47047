import type { MouseEvent, ReactNode } from 'react';
import { useDialog } from '@/components/kit/dialog/use-dialog';
import { isPlainClick } from '@/components/kit/link/follow';
import { ContentLink } from '@/components/kit/link/link';
import { showPath } from '@/components/preview/marks/show-path';
import { currentHash } from '@/lib/route/hash-location';
import { parseRoute, routeId } from '@/lib/route/route';
import styles from './panel.module.scss';

interface PlaceLinkProps {
  /** The content path to show. */
  readonly path: string;
  /** The route that shows it; `undefined`: every page does. */
  readonly place: string | undefined;
  readonly children: ReactNode;
}

/**
 * Renders a link to where some content is shown. A click closes the dialog, opens the page and scrolls to the
 * block.
 */
export function PlaceLink({ path, place, children }: PlaceLinkProps) {
  const dialog = useDialog();
  function onClick(event: MouseEvent): void {
    // Another tab opens, and this one stays as it is.
    if (!isPlainClick(event)) return;
    event.preventDefault();
    dialog.close();
    showPath(path, place);
  }
  return (
    <ContentLink to={place ?? routeId(parseRoute(currentHash()))} className={styles.link} onClick={onClick}>
      {children}
    </ContentLink>
  );
}
