import { ContentLink, Icon, Menu, VisuallyHidden, withBoundary } from 'still-live/react';
import { name } from '@/brand/brand';
import { Logo } from '@/components/kit/logo/logo';
import type { MenuEntry } from '@/lib/site/model';
import { plainText, type Route } from 'still-live/content';
import { wording } from '@/lib/site/wording';
import { menuLength } from './menu-length';
import styles from './toolbar.module.scss';

/** An entry without an address leads to Home. */
function menuTarget(entry: MenuEntry): string {
  return entry.url.trim() === '' ? '/' : entry.url;
}

const MENU_ID = 'menu';

interface ToolbarProps {
  readonly entries: readonly MenuEntry[];
  /** `undefined` while hydrating, when the early script marks the active entry. */
  readonly route: Route | undefined;
}

/** In narrow windows the menu is a popover: the browser opens it, and closes it with the early script (`closeMenu`). */
export const Toolbar = withBoundary(function Toolbar({ entries, route }: ToolbarProps) {
  return (
    <header
      className={styles.toolbar}
      data-menu={menuLength(
        entries.map(({ label }) => plainText(label)),
        name,
      )}
    >
      <ContentLink to="/" className={styles.home}>
        <Logo />
        <VisuallyHidden>{`, ${wording.toHome}`}</VisuallyHidden>
      </ContentLink>
      <button type="button" className={styles.toggle} popoverTarget={MENU_ID} aria-label={wording.menu.open}>
        <Icon name="menu" size="1.5rem" />
      </button>
      <nav id={MENU_ID} popover="auto" aria-label={wording.menu.name} className={styles.menu}>
        <button
          type="button"
          className={styles.close}
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          aria-label={wording.menu.close}
        >
          <Icon name="close" size="1.5rem" />
        </button>
        <Menu
          entries={entries}
          route={route}
          to={menuTarget}
          className={styles.entries}
          entryClassName={styles.entry}
          linkClassName={styles.link}
        />
      </nav>
    </header>
  );
});
