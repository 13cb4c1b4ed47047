import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
} from 'react';
import { enhance } from 'still-live/browser/inline/enhance';
import { isPlainClick } from 'still-live/browser/inline/plain-click';
import type { SafeInline } from 'still-live/html/safe-html';
import { isPlainKey } from '../link/follow';
import { useIsStaticPage, usePage } from '../page';
import { InlineText } from '../rich-text/rich-text';
import { RouteAliases } from '../route-section';
import { showInRow } from '../scroller';

// `panelId` is also the route of its panel; `name` stands for an empty label.
interface TabEntry<Code> {
  readonly code: Code;
  readonly panelId: string;
  readonly label: SafeInline;
  readonly name: string;
}

interface TabsProps<Code> {
  /**
   * Names the list of tabs, for the style sheet that marks one without scripts
   * (packages/still-live/route/visible-ids.ts).
   */
  readonly name: string;
  readonly label: string;
  readonly entries: readonly TabEntry<Code>[];
  readonly active: Code;
  readonly base: string;
  readonly onChoose: (code: Code) => void;
  readonly className: string | undefined;
  readonly tabClassName: string | undefined;
}

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** ARIA tabs that are links: to their panels or, on a static page, to the pages of the others. */
export function Tabs<Code extends string>({
  name,
  label,
  entries,
  active,
  base,
  onChoose,
  ...props
}: TabsProps<Code>) {
  const list = useRef<HTMLDivElement>(null);
  const { staticPage } = usePage();
  // The focus was here last: on Back and Forward, Firefox and WebKit take it away from the page.
  const wasHere = useRef(false);
  // This also follows the address, Back and Forward: in a narrow window the row scrolls to the tab, and the focus is
  // never on one that is not selected.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!list.current || !tab) return;
    showInRow(list.current, tab);
    const { activeElement: focused, body } = document;
    const isHere = list.current.contains(focused) || (wasHere.current && focused === body);
    if (isHere) enhance('focus', () => tab.focus({ preventScroll: true }));
  }, [active]);

  const onClick = (event: MouseEvent, code: Code) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onChoose(code);
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (!isPlainKey(event)) return;
    const entry = entries[event.key === ' ' ? index : (STEPS[event.key]?.(index, entries.length) ?? -1)];
    if (!entry) return;
    event.preventDefault();
    onChoose(entry.code);
    // The effect above is not enough: React leaves out a tab that Back had shown for a moment, and with it that effect.
    const tab = list.current?.children[entries.indexOf(entry)];
    if (tab instanceof HTMLElement) enhance('focus', () => tab.focus({ preventScroll: true }));
  };
  const roleOf = ({ code, panelId }: TabEntry<Code>) => {
    const isActive = code === active;
    const href = `${base}#${panelId}`;
    if (staticPage)
      return { ...staticPage.addressOf(href), 'aria-current': isActive ? ('page' as const) : undefined };
    return {
      role: 'tab',
      id: `scheda-${code}`,
      href,
      'aria-selected': isActive,
      'aria-controls': panelId,
      tabIndex: isActive ? 0 : -1,
    };
  };
  return (
    <div
      ref={list}
      role={staticPage ? 'group' : 'tablist'}
      aria-label={label}
      className={props.className}
      data-tabs={name}
      onFocus={() => (wasHere.current = true)}
      onBlur={({ relatedTarget }: FocusEvent) => (wasHere.current &&= relatedTarget === null)}
    >
      {entries.map((entry, index) => (
        <a
          key={entry.code}
          {...roleOf(entry)}
          className={props.tabClassName}
          data-tab={entry.code}
          onClick={(event) => onClick(event, entry.code)}
          onKeyDown={(event) => onKeyDown(event, index)}
        >
          {entry.label.trim() === '' ? entry.name : <InlineText html={entry.label} />}
        </a>
      ))}
    </div>
  );
}

interface TabPanelProps {
  readonly id: string;
  readonly code: string;
  readonly active: string;
  /** The tabs that the site has. One alone needs no tabs. */
  readonly codes: readonly string[];
  readonly children: ReactNode;
}

export function TabPanel({ id, code, active, codes, children }: TabPanelProps) {
  const isStatic = useIsStaticPage();
  if (!codes.includes(code) || (isStatic && code !== active)) return null;
  const attributes = isStatic
    ? {}
    : {
        ...(codes.length > 1 && { role: 'tabpanel', 'aria-labelledby': `scheda-${code}` }),
        className: 'route-panel',
      };
  return (
    <div id={id} data-route="" {...attributes} suppressHydrationWarning>
      <RouteAliases ids={[`${id}/`]} />
      {children}
    </div>
  );
}
