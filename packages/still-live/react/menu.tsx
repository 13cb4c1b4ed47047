import { useMemo } from 'react';
import { useMissingScreens } from './page';
import { declared, type Declaration } from 'still-live/declaration';
import { entryPath, type Records, visibilityPath } from 'still-live/content/schema/records';
import { useRecord, useRecords } from './record-store';
import { leadsTo } from 'still-live/route/link';
import { type Route, screenNames, screens } from 'still-live/route/route';
import { ContentLink } from './link/link';
import { useMarks } from './mark';
import { InlineText } from './rich-text/rich-text';

export type MenuEntry = Records[Declaration['menu']][number];

const NO_ENTRIES: readonly MenuEntry[] = [];

/** Returns the menu entries whose page is visible and there, in order. */
export function useMenu(): readonly MenuEntry[] {
  const missing = useMissingScreens();
  const menu = useRecord(declared('menu')) ?? NO_ENTRIES;
  const flags = useRecords(useMemo(() => menu.map(({ page }) => visibilityPath(page)), [menu]));
  return useMemo(() => {
    const lacking = screenNames().filter((screen) => missing.includes(screens()[screen].at));
    const isThere = (page: string): boolean => !lacking.some((screen) => screen === page);
    return menu.filter(({ page }, index) => flags[index] === true && isThere(page));
  }, [menu, flags, missing]);
}

interface MenuProps {
  readonly entries: readonly MenuEntry[];
  /** The shown route; `undefined` while hydrating, when the early script marks the entry. */
  readonly route: Route | undefined;
  readonly to: (entry: MenuEntry) => string;
  readonly className?: string | undefined;
  readonly entryClassName?: string | undefined;
  readonly linkClassName?: string | undefined;
}

/** The menu as a list of links; that of the shown screen is marked. */
export function Menu({ entries, route, to, className, entryClassName, linkClassName }: MenuProps) {
  const mark = useMarks();
  return (
    <ul className={className}>
      {entries.map((entry) => (
        <li
          key={entry.page}
          {...mark(entryPath(declared('menu'), entry.page), visibilityPath(entry.page))}
          className={entryClassName}
        >
          <ContentLink
            to={to(entry)}
            className={linkClassName}
            aria-current={route && leadsTo(to(entry), route) ? 'page' : undefined}
          >
            <InlineText html={entry.label} />
          </ContentLink>
        </li>
      ))}
    </ul>
  );
}
