import type { ReactNode } from 'react';
import styles from './visually-hidden.module.scss';

interface VisuallyHiddenProps {
  /** A heading names a part of the page where the design shows no heading. */
  readonly as?: 'span' | 'h2';
  readonly children: ReactNode;
}

/** Text for assistive technology only. */
export function VisuallyHidden({ as: Tag = 'span', children }: VisuallyHiddenProps) {
  return <Tag className={styles.hidden}>{children}</Tag>;
}
