import { createContext, type ReactNode, useContext } from 'react';
import styles from './picture.module.scss';

/** What stands in the box of a picture or a video that cannot be had; visitors see the empty box, the preview says more. */
export const MissingMediaContext = createContext<((url: string) => ReactNode) | undefined>(undefined);

interface MissingMediaProps {
  /** The address as the content names it. */
  readonly url: string;
  /** Text alternative; empty when the item is decorative. */
  readonly alt: string;
  readonly className?: string | undefined;
}

/** The quietly tinted box in the place of a picture or a video that cannot be had. */
export function MissingMedia({ url, alt, className = '' }: MissingMediaProps) {
  const explain = useContext(MissingMediaContext);
  const box = `${styles.box} ${styles.missing} ${className}`;
  if (explain) return <span className={box}>{explain(url)}</span>;
  return (
    <span className={box} {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })} />
  );
}
