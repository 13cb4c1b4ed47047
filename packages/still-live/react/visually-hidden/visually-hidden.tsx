import type { ReactNode } from 'react';
import styles from './visually-hidden.module.scss';

interface VisuallyHiddenProps {
  /** `h2` names a part of the page for which the design has no heading. */
  readonly as?: 'span' | 'h2';
  readonly children: ReactNode;
}

export function VisuallyHidden({ as: Tag = 'span', children }: VisuallyHiddenProps) {
  return <Tag className={styles.hidden}>{children}</Tag>;
}
