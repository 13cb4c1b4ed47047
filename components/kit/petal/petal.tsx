import styles from './petal.module.scss';

interface PetalProps {
  readonly tone: 'peach' | 'sage' | 'lilac' | 'coral' | 'deep';
  /** The pointed corner: top or bottom (`t`, `b`), left or right (`l`, `r`). */
  readonly tip?: 'tl' | 'tr' | 'br' | 'bl';
  readonly className?: string | undefined;
}

/**
 * Renders the petal shape of the design, as decoration. The class of the parent component sets its size and
 * position.
 */
export function Petal({ tone, tip = 'bl', className = '' }: PetalProps) {
  return (
    <span aria-hidden="true" className={`${styles.petal} ${styles[tone]} ${styles[tip]} ${className}`} />
  );
}
