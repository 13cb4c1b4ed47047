import styles from './petal.module.scss';

interface PetalProps {
  readonly tone: 'peach' | 'sage' | 'lilac' | 'coral' | 'deep';
  /** The corner that ends in the soft tip. */
  readonly tip?: 'tl' | 'tr' | 'br' | 'bl';
  readonly className?: string | undefined;
}

/** The recurring shape, as decoration; its size and place come from the class of whoever uses it. */
export function Petal({ tone, tip = 'bl', className = '' }: PetalProps) {
  return (
    <span aria-hidden="true" className={`${styles.petal} ${styles[tone]} ${styles[tip]} ${className}`} />
  );
}
