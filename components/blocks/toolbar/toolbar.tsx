import { ContentLink, Icon, Menu, VisuallyHidden, withBoundary } from 'still-live/react';
import { Logo } from '@/components/kit/logo/logo';
import type { MenuEntry } from '@/lib/site/model';
import { plainText, type Route } from 'still-live/content';
import { wording } from '@/lib/site/wording';
import styles from './toolbar.module.scss';

/** An entry without an address leads to Home. */
function menuTarget(entry: MenuEntry): string {
  return entry.url.trim() === '' ? '/' : entry.url;
}

const MENU_ID = 'menu';

// How many letters have room at 900 px: in two rows, and in three of smaller text. The room around an entry counts as some.
const LETTERS = { usual: 110, small: 220, around: 3 };

function lengthOf(entries: readonly MenuEntry[]): 'long' | 'very long' | undefined {
  const letters = entries.reduce((sum, { label }) => sum + plainText(label).length + LETTERS.around, 0);
  if (letters > LETTERS.small) return 'very long';
  return letters > LETTERS.usual ? 'long' : undefined;
}

interface ToolbarProps {
  readonly entries: readonly MenuEntry[];
  /** `undefined` while hydrating, when the early script marks the active entry. */
  readonly route: Route | undefined;
}

/** In narrow windows the menu is a popover: the browser opens it, and closes it with the early script (`closeMenu`). */
export const Toolbar = withBoundary(function Toolbar({ entries, route }: ToolbarProps) {
  return (
    <header className={styles.toolbar} data-menu={lengthOf(entries)}>
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
