import { useEffect, useRef } from 'react';
import { Icon, showInRow } from 'still-live/react';
import { wording } from '@/lib/site/wording';
import styles from './slider.module.scss';

interface PauseButtonProps {
  readonly paused: boolean;
  readonly what: typeof wording.slides | typeof wording.film;
  readonly onToggle: () => void;
}

/** The first stop of the keyboard in its slider, as WCAG 2.2.2 asks. */
export function PauseButton({ paused, what, onToggle }: PauseButtonProps) {
  return (
    <button
      type="button"
      className={styles.pause}
      aria-label={`${paused ? wording.resume : wording.pause} ${what}`}
      onClick={onToggle}
    >
      <Icon name={paused ? 'play' : 'pause'} size="1rem" />
    </button>
  );
}

interface BulletsProps {
  readonly count: number;
  readonly active: number;
  readonly onChoose?: ((index: number) => void) | undefined;
}

export function Bullets({ count, active, onChoose }: BulletsProps) {
  const row = useRef<HTMLDivElement>(null);
  // With many slides the row of bullets scrolls: keep the current bullet in view.
  useEffect(() => {
    const bullet = row.current?.children[active];
    if (row.current && bullet) showInRow(row.current, bullet);
  }, [active]);
  const group = onChoose ? { role: 'group', 'aria-label': wording.chooseSlide } : { 'aria-hidden': true };
  return (
    <div className={styles.bullets} ref={row} {...group}>
      {Array.from({ length: count }, (_, index) => {
        const look = { className: styles.bullet, 'data-current': index === active || undefined };
        if (!onChoose) return <span key={index} {...look} />;
        return (
          <button
            key={index}
            type="button"
            {...look}
            aria-label={wording.goToSlide(index + 1, count)}
            aria-current={index === active || undefined}
            onClick={() => onChoose(index)}
          />
        );
      })}
    </div>
  );
}
