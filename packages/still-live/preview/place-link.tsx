import type { MouseEvent, ReactNode } from 'react';
import { useDialog } from 'still-live/react/dialog/use-dialog';
import { isPlainClick } from 'still-live/browser/inline/plain-click';
import { ContentLink } from 'still-live/react/link/link';
import { showPath } from 'still-live/preview/marks/blocks';
import { placeOfPath } from 'still-live/content/changes/place';
import { currentHash } from 'still-live/route/hash-location';
import { parseRoute, routeId } from 'still-live/route/route';
import styles from './panel.module.scss';

interface PlaceLinkProps {
  readonly path: string;
  readonly place?: string | undefined;
  readonly children?: ReactNode;
}

export function PlaceLink({ path, place = placeOfPath(path), children = 'Mostra' }: PlaceLinkProps) {
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
