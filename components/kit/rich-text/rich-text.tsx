import { createElement, type CSSProperties, useMemo, type MouseEvent } from 'react';
import type { SafeHtml, SafeInline } from '@/lib/content/safe-html';
import { trustedHtml } from '@/lib/html/trusted-types';
import { resolveLink } from '@/lib/route/link';
import { followLink } from '../link/follow';
import { useLinkBase } from '@/components/kit/link/link';
import { usePlainPage } from '@/components/kit/plain-page';
import { watchScrollers } from '@/components/kit/scroller';
import styles from './rich-text.module.scss';

/** How a text is set: normal reading text, a larger lead paragraph, or a statement in the display font. */
type RichTextSize = 'text' | 'lead' | 'statement';

interface RichTextProps {
  readonly html: SafeHtml;
  readonly as?: 'div' | 'section' | 'address';
  readonly size?: RichTextSize;
  readonly className?: string | undefined;
}

interface InlineTextProps {
  readonly html: SafeInline;
  readonly as?: 'span' | 'strong' | 'p' | 'h1' | 'h2' | 'h3';
  readonly className?: string | undefined;
  readonly id?: string | undefined;
  readonly tabIndex?: number | undefined;
  readonly style?: CSSProperties | undefined;
}

/**
 * Returns the value for `dangerouslySetInnerHTML`. It is the same object for the same text, because React
 * writes the HTML again when it gets another object.
 */
function useInnerHtml(html: SafeHtml | SafeInline): { readonly __html: string | TrustedHTML } {
  return useMemo(() => ({ __html: trustedHtml(html) }), [html]);
}

function className(...names: readonly (string | undefined)[]): string {
  return names.filter((name) => name !== undefined && name !== '').join(' ');
}

/**
 * Renders a block of sanitised HTML; nothing for an empty text, so that missing content leaves no gap. Links
 * inside it go through the link helper, like all links of the site.
 */
export function RichText({ html, as = 'div', size = 'text', className: extra }: RichTextProps) {
  const base = useLinkBase();
  const plainPage = usePlainPage();
  const inner = useInnerHtml(plainPage ? plainPage.linked(html) : html);
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

/** Renders a heading or a label: sanitised phrasing content; nothing for an empty text. */
export function InlineText({ html, as = 'span', className: extra, ...rest }: InlineTextProps) {
  const inner = useInnerHtml(html);
  if (html.trim() === '') return null;
  return createElement(as, { className: extra, ...rest, dangerouslySetInnerHTML: inner });
}
