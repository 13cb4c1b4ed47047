import type { CSSProperties } from 'react';
import { InlineText } from 'still-live/react';
import { plainText, type SafeInline } from 'still-live/content';
import styles from './page-title.module.scss';

interface PageTitleProps {
  readonly id?: string;
  readonly html?: SafeInline | undefined;
  readonly otherwise?: string;
  readonly as?: 'h1' | 'h2';
  readonly look?: 'large' | 'small';
}

/** A word of this many letters fits in the narrowest column at the full size of a large title. */
const SHORT = 10;

// Amounts and ranges of them are one word (packages/still-live/html/line-parts.ts).
const BREAK = /(?<!€|\d(?=\s[€%]))\s|[\u00ad@_-]|\.(?!\d)/;

/** The length of the longest word, or part of a mail address, when a title must be smaller so that no word breaks. */
export function fitting(text: string): (CSSProperties & Record<'--longest', number>) | undefined {
  const longest = Math.max(...text.split(BREAK).map(({ length }) => length));
  return longest > SHORT ? { '--longest': longest } : undefined;
}

/** An `<h1>` is focusable, because a change of route moves the focus there. */
export function PageTitle({ id, html, otherwise, as = 'h1', look = 'large' }: PageTitleProps) {
  const style = fitting((html === undefined ? '' : plainText(html)) || (otherwise ?? ''));
  const attributes = { id, tabIndex: as === 'h1' ? -1 : undefined, className: styles[look], style };
  return <InlineText as={as} html={html} otherwise={otherwise} {...attributes} />;
}
