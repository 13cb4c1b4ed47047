import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import { enhance } from 'still-live/browser/inline/enhance';
import { isPlainClick } from 'still-live/browser/inline/plain-click';
import type { SafeInline } from 'still-live/html/safe-html';
import { isPlainKey } from 'still-live/react/link/follow';
import { currentHash, routeOfHash, subscribeHash } from 'still-live/route/hash-location';
import type { ScreenOf } from 'still-live/route/route';
import { visibleIds } from 'still-live/route/visible-ids';
import { useIsStaticPage, useLinkBase } from 'still-live/react/page';
import { InlineText } from 'still-live/react/rich-text/rich-text';
import { RouteAliases } from 'still-live/react/route-section';
import type { ShownTab, TabsProps as ScreenTabsProps } from 'still-live/react/site-components';
import { showInRow } from 'still-live/react/scroller';

type TabsScreen = ScreenOf<'tabs'>;

interface TabsProps<S extends TabsScreen> extends Pick<ScreenTabsProps<S>, 'shown' | 'active' | 'onTab'> {
  /** Names the list of tabs for the style sheet that marks one without scripts (`packages/still-live/route/visible-ids.ts`). */
  readonly screen: S;
  readonly label: string;
  readonly labelOf: (tab: ShownTab<S>) => SafeInline;
  /** The words in place of an empty label. */
  readonly nameOf: (tab: ShownTab<S>) => string;
  readonly className?: string | undefined;
  readonly tabClassName?: string | undefined;
}

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

function focusTab(tab: Element): void {
  if (tab instanceof HTMLElement) enhance('focus', () => tab.focus({ preventScroll: true }));
}

function selectedTab(list: Element | null): Element | null | undefined {
  return list?.querySelector('[aria-selected="true"]');
}

// The one that the page shows: React selects it later, and leaves out one that was shown for a moment.
function shownTab(list: Element | null): Element | null | undefined {
  const ids = visibleIds(routeOfHash(currentHash()));
  const tabs = Array.from(list?.children ?? []);
  return tabs.find((tab) => ids.includes(tab.getAttribute('aria-controls') ?? '')) ?? selectedTab(list);
}

// Follows the address, Back and Forward too: in a narrow window the row scrolls to the tab, and the focus is never on
// another one.
function useActiveTab(list: RefObject<HTMLElement | null>, active: string) {
  // The focus was here last: on Back and Forward, Firefox and WebKit take it away from the page.
  const wasHere = useRef(false);
  useEffect(() => {
    const follow = (): void => {
      const tab = shownTab(list.current);
      const { activeElement: focused, body } = document;
      const isHere = list.current?.contains(focused) === true || (wasHere.current && focused === body);
      if (tab && tab !== focused && isHere) focusTab(tab);
    };
    const selected = selectedTab(list.current);
    if (list.current && selected) showInRow(list.current, selected);
    follow();
    return subscribeHash(follow);
  }, [list, active]);
  return {
    onFocus: () => (wasHere.current = true),
    onBlur: ({ relatedTarget }: FocusEvent) => (wasHere.current &&= relatedTarget === null),
  };
}

// On a static page a tab is a link to the page of another one.
function useAttributes(active: string) {
  const base = useLinkBase();
  const isStatic = useIsStaticPage();
  return (code: string, id: string) => {
    const isActive = code === active;
    const href = `${base}#${id}`;
    if (isStatic) return { href, 'aria-current': isActive ? ('page' as const) : undefined };
    return {
      role: 'tab',
      id: `scheda-${code}`,
      href,
      'aria-selected': isActive,
      'aria-controls': id,
      tabIndex: isActive ? 0 : -1,
    };
  };
}

/** ARIA tabs that are links: to their panels or, on a static page, to the pages of the others. */
export function Tabs<S extends TabsScreen>({ screen, shown, active, onTab, ...props }: TabsProps<S>) {
  const list = useRef<HTMLDivElement>(null);
  const following = useActiveTab(list, active);
  const attributesOf = useAttributes(active);
  const isStatic = useIsStaticPage();
  const onClick = (event: MouseEvent, code: ShownTab<S>['code']) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onTab(code);
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (!isPlainKey(event)) return;
    const chosen = shown[event.key === ' ' ? index : (STEPS[event.key]?.(index, shown.length) ?? -1)];
    if (!chosen) return;
    event.preventDefault();
    onTab(chosen.code);
  };
  return (
    <div
      ref={list}
      role={isStatic ? 'group' : 'tablist'}
      aria-label={props.label}
      className={props.className}
      data-tabs={screen}
      {...following}
    >
      {shown.map((tab, index) => (
        <a
          key={tab.code}
          {...attributesOf(tab.code, tab.id)}
          className={props.tabClassName}
          data-tab={tab.code}
          onClick={(event) => onClick(event, tab.code)}
          onKeyDown={(event) => onKeyDown(event, index)}
        >
          {props.labelOf(tab).trim() === '' ? props.nameOf(tab) : <InlineText html={props.labelOf(tab)} />}
        </a>
      ))}
    </div>
  );
}

interface TabPanelProps<S extends TabsScreen> extends Pick<ScreenTabsProps<S>, 'shown' | 'active'> {
  readonly tab: ShownTab<S>;
  readonly children: ReactNode;
}

/** One tab alone needs no tabs. */
export function TabPanel<S extends TabsScreen>({
  tab: { id, code },
  shown,
  active,
  children,
}: TabPanelProps<S>) {
  const isStatic = useIsStaticPage();
  if (isStatic && code !== active) return null;
  const attributes = isStatic
    ? {}
    : {
        ...(shown.length > 1 && { role: 'tabpanel', 'aria-labelledby': `scheda-${code}` }),
        className: 'route-panel',
      };
  return (
    <div id={id} data-route="" {...attributes} suppressHydrationWarning>
      <RouteAliases ids={[`${id}/`]} />
      {children}
    </div>
  );
}
