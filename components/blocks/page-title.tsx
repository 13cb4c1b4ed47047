import { InlineText } from '@/components/kit/rich-text/rich-text';
import type { SafeInline } from '@/lib/content/safe-html';
import styles from './page-title.module.scss';

interface PageTitleProps {
  readonly id: string;
  /** A title from the content, or a fixed text. */
  readonly title: { readonly html: SafeInline } | { readonly text: string };
  readonly look?: 'large' | 'small';
}

/** Renders the one `<h1>` of a screen. It is focusable, because a change of route moves the focus there. */
export function PageTitle({ id, title, look = 'large' }: PageTitleProps) {
  const attributes = { id, tabIndex: -1, className: `${styles.title} ${styles[look]}` };
  if ('text' in title) return <h1 {...attributes}>{title.text}</h1>;
  return <InlineText as="h1" html={title.html} {...attributes} />;
}
