import type { CSSProperties } from 'react';
import { InlineText } from '@/components/kit/rich-text/rich-text';
import type { SafeInline } from '@/lib/content/safe-html';
import { plainText } from '@/lib/html/plain-text';
import styles from './page-title.module.scss';

interface PageTitleProps {
  readonly id?: string;
  /** A title from the content, or a fixed text. */
  readonly title: { readonly html: SafeInline } | { readonly text: string };
  readonly as?: 'h1' | 'h2';
  readonly look?: 'large' | 'small';
}

/** Words of so many letters fit in the narrowest column at the full size of a large title. */
const SHORT = 10;

/** Returns the length of the longest word where a large title must be smaller, so that it breaks within no word. */
function fitting(text: string): (CSSProperties & Record<'--longest', number>) | undefined {
  const longest = Math.max(...text.split(/[\s\u00ad-]/).map(({ length }) => length));
  return longest > SHORT ? { '--longest': longest } : undefined;
}

/**
 * Renders a title in the size of the one `<h1>` of a screen, which is focusable, because a change of route moves the
 * focus there.
 */
export function PageTitle({ id, title, as = 'h1', look = 'large' }: PageTitleProps) {
  const style = fitting('text' in title ? title.text : plainText(title.html));
  const attributes = { id, tabIndex: as === 'h1' ? -1 : undefined, className: styles[look], style };
  if ('text' in title) return <h1 {...attributes}>{title.text}</h1>;
  return <InlineText as={as} html={title.html} {...attributes} />;
}
