import { createElement, type CSSProperties, useMemo, type MouseEvent } from 'react';
import { type SafeHtml, type SafeInline, trustedHtml } from 'still-live/html/safe-html';
import { withBreaks, withParts } from 'still-live/html/line-parts';
import { withOwnPictures } from 'still-live/html/text-pictures';
import { resolveLink } from 'still-live/route/link';
import { followLink } from 'still-live/react/link/follow';
import { useLinkBase, usePage } from 'still-live/react/page';
import { watchScrollers } from 'still-live/react/scroller';
import styles from './rich-text.module.scss';

type RichTextSize = 'text' | 'lead' | 'statement';

interface RichTextProps {
  readonly html: SafeHtml;
  readonly as?: 'div' | 'section' | 'address';
  readonly size?: RichTextSize;
  readonly className?: string | undefined;
}

interface InlineTextProps {
  readonly html?: SafeInline | undefined;
  readonly otherwise?: string | undefined;
  readonly as?: 'span' | 'strong' | 'p' | 'h1' | 'h2' | 'h3';
  readonly className?: string | undefined;
  readonly id?: string | undefined;
  readonly tabIndex?: number | undefined;
  readonly style?: CSSProperties | undefined;
}

// The same object for the same text, because React writes the HTML again when it gets another one.
function useInnerHtml(html: SafeHtml | SafeInline): { readonly __html: string | TrustedHTML } {
  return useMemo(() => ({ __html: trustedHtml(withBreaks(html, styles.whole)) }), [html]);
}

const EMPTY = '' as SafeInline;

function className(...names: readonly (string | undefined)[]): string {
  return names.filter((name) => name !== undefined && name !== '').join(' ');
}

/** Renders sanitised HTML, whose links go through the link helper; nothing for an empty text. */
export function RichText({ html, as = 'div', size = 'text', className: extra }: RichTextProps) {
  const base = useLinkBase();
  const { pictures } = usePage();
  const inner = useInnerHtml(withOwnPictures(html, pictures));
  if (html.trim() === '') return null;
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (link) followLink(event, resolveLink(link.getAttribute('href') ?? '', base));
  };
  return createElement(as, {
    // A new function on every render, so that the elements of a new text are observed too.
    ref: (text: HTMLElement | null) => watchScrollers(text?.querySelectorAll('table, pre') ?? []),
    className: className(styles.text, styles[size], extra),
    onClick: follow,
    dangerouslySetInnerHTML: inner,
  });
}

/** Renders a heading or a label; `otherwise`, or nothing, for an empty text. */
export function InlineText({ html = EMPTY, otherwise, as = 'span', ...attributes }: InlineTextProps) {
  const inner = useInnerHtml(withParts(html, styles.parts));
  if (html.trim() !== '') return createElement(as, { ...attributes, dangerouslySetInnerHTML: inner });
  return otherwise === undefined ? null : createElement(as, attributes, otherwise);
}
