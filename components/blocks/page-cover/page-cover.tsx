import type { ReactNode } from 'react';
import type { Mark } from 'still-live/react';
import { SliderWithBoundary } from '@/components/kit/slider/slider';
import type { Tone } from 'still-live';
import type { Gallery } from 'still-live/content';
import { BOXES } from '@/lib/site/boxes';
import styles from './page-cover.module.scss';

interface PageCoverProps {
  readonly tone: Tone;
  readonly items?: Gallery;
  readonly label?: string;
  /** The pointed corner of the shape: top or bottom (`t`, `b`), left or right (`l`, `r`). */
  readonly tip?: 'tl' | 'br' | 'bl';
  readonly underTabs?: boolean;
  readonly mark?: Mark | undefined;
  readonly children: ReactNode;
}

/** Without pictures, decorative shapes stand beside the text. */
export function PageCover({
  tone,
  items = [],
  label = '',
  tip = 'bl',
  underTabs = false,
  mark,
  children,
}: PageCoverProps) {
  return (
    <div {...mark} className={styles.cover} data-tone={tone} data-under-tabs={underTabs || undefined}>
      <div className={styles.inner}>
        <div className={styles.text}>{children}</div>
        {items.length > 0 ? (
          <SliderWithBoundary
            items={items}
            label={label}
            box={BOXES.cover}
            sizes="(min-width: 900px) 50vw, 94vw"
            className={`${styles.media} ${styles[tip]}`}
          />
        ) : (
          <div className={styles.shapes} aria-hidden="true">
            <span />
            <span />
            <span />
            <span />
          </div>
        )}
      </div>
    </div>
  );
}
