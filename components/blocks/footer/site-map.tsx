import type { MouseEvent } from 'react';
import { isPlainClick } from '@/components/kit/link/follow';
import { useIsPlain } from '@/components/kit/plain-page';
import type { ScreenPage } from '@/lib/content/site-data';
import { MAP_PATH } from '@/lib/content/site-page';
import { goToHash } from '@/lib/route/hash-location';
import { wording } from '@/lib/wording/wording';
import styles from './footer.module.scss';

function stayInPage(event: MouseEvent, route: string): void {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  goToHash(`#${route}`);
}

/**
 * Renders links to the real paths of all screens, so that crawlers find them and visitors can share them. A
 * plain click goes to the screen in the open page.
 */
export function SiteMap({ screens = [] }: { readonly screens?: readonly ScreenPage[] | undefined }) {
  const isPlain = useIsPlain();
  return (
    <details className={styles.map}>
      <summary>{wording.screens.map}</summary>
      <ul className={styles.policies}>
        {screens.map(({ route, path, name }) => (
          <li key={route}>
            <a
              href={path}
              data-entry={isPlain ? `/#${route}` : undefined}
              onClick={(event) => stayInPage(event, route)}
            >
              {name}
            </a>
          </li>
        ))}
        <li>
          <a href={MAP_PATH}>{wording.allPages}</a>
        </li>
      </ul>
    </details>
  );
}
