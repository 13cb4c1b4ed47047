import styles from './spinner.module.scss';
import { declared } from 'still-live/declaration';

interface SpinnerProps {
  readonly size?: number;
  /** In units of a box of 44 by 44, whatever its size. */
  readonly thickness?: number;
  readonly label?: string;
}

const BOX = 44;

export function Spinner({ size = 40, thickness = 3.6, label = declared('words').loading }: SpinnerProps) {
  return (
    <span role="status" aria-label={label} className={styles.spinner}>
      <svg width={size} height={size} viewBox={`0 0 ${BOX} ${BOX}`} aria-hidden="true" focusable="false">
        <circle
          cx={BOX / 2}
          cy={BOX / 2}
          r={(BOX - thickness) / 2}
          fill="none"
          stroke="currentColor"
          strokeWidth={thickness}
          strokeLinecap="round"
          pathLength={100}
          strokeDasharray="70 30"
        />
      </svg>
    </span>
  );
}
