import { ContentLink, Icon, InlineText, useMarks, VisuallyHidden, withBoundary } from 'still-live/react';
import { Logo } from '@/components/kit/logo/logo';
import type { MenuEntry } from '@/lib/site/model';
import {
  entryPath,
  menuScreen,
  parseRoute,
  resolveLink,
  type Route,
  visibilityPath,
} from 'still-live/content';
import { wording } from '@/lib/site/wording';
import styles from './toolbar.module.scss';

/** The entry of Home may have no address. */
function menuTarget(entry: MenuEntry): string {
  return entry.url.trim() === '' ? '/' : entry.url;
}

/** A position marks the entry of the list of positions. */
function isActiveEntry(entry: MenuEntry, route: Route): boolean {
  const target = resolveLink(menuTarget(entry));
  if (target.kind !== 'internal') return false;
  const hash = target.href.slice(target.href.indexOf('#'));
  const leadsTo = parseRoute(hash);
  // An unknown address shows Home too, but is not an address of Home.
  if (leadsTo.screen === 'home' && !/^#\/(home\/?)?$/.test(hash)) return false;
  return leadsTo.screen === menuScreen(route);
}

const MENU_ID = 'menu';

interface ToolbarProps {
  readonly entries: readonly MenuEntry[];
  /** `undefined` while hydrating, when the early script marks the active entry. */
  readonly route: Route | undefined;
}

/** In narrow windows the menu is a popover: the browser opens it, and closes it with the early script (`closeMenu`). */
export const Toolbar = withBoundary(function Toolbar({ entries, route }: ToolbarProps) {
  const mark = useMarks();
  return (
    <header className={styles.toolbar}>
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
        <ul className={styles.entries}>
          {entries.map((entry) => (
            <li
              key={entry.page}
              {...mark(entryPath('impostazioni/etichette/menu', entry.page), visibilityPath(entry.page))}
              className={styles.entry}
            >
              <ContentLink
                to={menuTarget(entry)}
                className={styles.link}
                aria-current={route && isActiveEntry(entry, route) ? 'page' : undefined}
              >
                <InlineText html={entry.label} />
              </ContentLink>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
});
