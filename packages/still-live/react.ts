/* What screens are made of: bindings to content, links, marks, media and the parts that the preview shares with the site. */

export { enhance } from './browser/inline/enhance';
export { isPlainClick } from './browser/inline/plain-click';
export { isKeptInTab, keepInTab } from './browser/enhance/tab-memory';
export { startLate } from './browser/enhance/late-code';
export { withBoundary } from './react/boundary';
export { DialogHost } from './react/dialog/dialog';
export { useDialog } from './react/dialog/use-dialog';
export type { DialogOptions, DialogWidth } from './react/dialog/use-dialog';
export { Entries } from './react/entries';
export type { EntryBlockProps } from './react/entries';
export { ICONS, Icon } from './react/icon/icon';
export type { SocialIcon } from './react/icon/icon';
export { isPlainKey } from './react/link/follow';
export { ContentLink, ResolvedLink } from './react/link/link';
export { useMarks } from './react/mark';
export { Menu, useMenu } from './react/menu';
export { NoScript } from './react/no-script';
export { useIsStaticPage, useLinkBase, usePage, usePictureSources } from './react/page';
export type { Mark } from './react/page';
export { MissingMedia, Picture } from './react/picture/picture';
export { liveControl, useRecord } from './react/record-store';
export { InlineText, RichText } from './react/rich-text/rich-text';
export { RouteSection } from './react/route-section';
export type {
  EntryProps,
  FrameProps,
  ScreenProps,
  ScreensOf,
  ShownTab,
  TabsProps,
} from './react/site-components';
export { showInRow } from './react/scroller';
export { SkipLink } from './react/skip-link/skip-link';
export { Spinner } from './react/spinner/spinner';
export { TabPanel, Tabs } from './react/tabs/tabs';
export { useBrowserValue, useStoreValue } from './react/use-store-value';
export { VisuallyHidden } from './react/visually-hidden/visually-hidden';
export { goToHash } from './route/hash-location';
