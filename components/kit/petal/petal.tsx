import styles from './petal.module.scss';

interface PetalProps {
  readonly tone: 'peach' | 'sage' | 'lilac' | 'coral' | 'deep';
  /** The pointed corner: top/bottom and left/right. */
  readonly tip?: 'tl' | 'tr' | 'br' | 'bl';
  readonly className?: string | undefined;
}

/**
 * The petal shape of the design, as decoration. The class of the parent component gives its size and
 * position.
 */
export function Petal({ tone, tip = 'bl', className = '' }: PetalProps) {
  return (
    <span aria-hidden="true" className={`${styles.petal} ${styles[tone]} ${styles[tip]} ${className}`} />
  );
}
