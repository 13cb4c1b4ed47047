import { createContext, type ReactNode, useContext } from 'react';
import styles from './picture.module.scss';

/**
 * Provides the function that renders the content of the box of a picture or video that cannot be loaded.
 * Visitors see an empty box; the preview shows a note.
 */
export const MissingMediaContext = createContext<((url: string) => ReactNode) | undefined>(undefined);

interface MissingMediaProps {
  /** The address as written in the content. */
  readonly url: string;
  /** Text alternative; empty when the item is decorative. */
  readonly alt: string;
  readonly className?: string | undefined;
}

/** Renders the tinted box in place of a picture or video that cannot be loaded. */
export function MissingMedia({ url, alt, className = '' }: MissingMediaProps) {
  const explain = useContext(MissingMediaContext);
  const box = `${styles.box} ${styles.missing} ${className}`;
  if (explain) return <span className={box}>{explain(url)}</span>;
  return (
    <span className={box} {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })} />
  );
}
