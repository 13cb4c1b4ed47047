import type { Gallery, MediaItem } from '@/lib/content/model';
import { NoScript } from '@/components/kit/no-script';
import { wording } from '@/lib/wording/wording';
import { Picture } from '../picture/picture';
import { Video } from '../video/video';
import { Youtube } from '../youtube/youtube';
import type { SliderState } from './use-slider';
import styles from './slider.module.scss';

interface SlideMediaProps {
  readonly item: MediaItem;
  /** The item before it. */
  readonly before?: MediaItem | undefined;
  readonly sizes: string;
  readonly priority: boolean;
  /** Whether the slide is in or near the view. Heavy media are requested only then. */
  readonly near: boolean;
  /** Whether the slide is shown and may play. */
  readonly playing: boolean;
  readonly onWanted?: () => void;
}

/**
 * Renders one item of a gallery: an embedded YouTube frame, a video that plays by itself, or a still picture.
 */
export function SlideMedia({ item, before, sizes, priority, near, playing, onWanted }: SlideMediaProps) {
  switch (item.kind) {
    case 'youtube':
      return <Youtube {...item} before={before?.url} playing={near && playing} onWanted={onWanted} />;
    case 'video':
      return <Video url={item.url} alt={item.alt} near={near} playing={playing} />;
    case 'image':
      return <Picture fill item={item} sizes={sizes} priority={priority} />;
  }
}

interface SliderTrackProps {
  readonly items: Gallery;
  readonly sizes: string;
  readonly priority: boolean;
  readonly state: SliderState;
}

/**
 * Returns whether a slide is the active one, the previous or the next one (the first and the last slide are
 * neighbours). Only these are loaded.
 */
function isWithinReach(index: number, active: number, count: number): boolean {
  const distance = Math.abs(index - active);
  return distance <= 1 || distance === count - 1;
}

function slideRole(index: number, count: number) {
  if (count < 2) return {};
  return {
    role: 'group',
    'aria-roledescription': wording.slide,
    'aria-label': wording.slideOf(index + 1, count),
  };
}

/** Renders the other slides, for browsers without JavaScript. */
function OtherSlides({ items, sizes }: { readonly items: Gallery; readonly sizes: string }) {
  return (
    <NoScript className={styles.others}>
      {items.map((item) => (
        <div key={item.id} className={styles.slide}>
          <SlideMedia near item={item} sizes={sizes} priority={false} playing={false} />
        </div>
      ))}
    </NoScript>
  );
}

/**
 * Renders the row of slides. Before the library starts, the row contains the first slide, and the others for
 * browsers without JavaScript. Then it contains all slides; the active one, the previous and the next one are
 * loaded. When the library cannot be loaded, all slides are loaded, in a row that scrolls.
 */
export function SliderTrack({ items, sizes, priority, state }: SliderTrackProps) {
  const { alive, isRow, active, near, paused, play } = state;
  const count = items.length;
  const shown = alive || isRow ? items : items.slice(0, 1);
  return (
    <div className={`swiper-wrapper ${styles.track}`} tabIndex={isRow && count > 1 ? 0 : undefined}>
      {shown.map((item, index) => (
        <div
          key={item.id}
          className={`swiper-slide ${styles.slide}`}
          {...slideRole(index, count)}
          inert={alive && index !== active}
        >
          {(!alive || isWithinReach(index, active, count)) && (
            <SlideMedia
              item={item}
              before={items.at(index - 1)}
              sizes={sizes}
              priority={priority && index === 0}
              near={near}
              playing={(index === active || isRow) && !paused && near}
              onWanted={play}
            />
          )}
        </div>
      ))}
      {!alive && !isRow && count > 1 && <OtherSlides items={items.slice(1)} sizes={sizes} />}
    </div>
  );
}
