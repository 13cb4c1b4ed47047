import type { Gallery, MediaItem, Sizes } from 'still-live/content';
import { NoScript, Picture } from 'still-live/react';
import { wording } from '@/lib/site/wording';
import { Video } from '@/components/kit/video/video';
import { Youtube } from '@/components/kit/youtube/youtube';
import type { SliderState } from './use-slider';
import styles from './slider.module.scss';

interface SlideMediaProps {
  readonly item: MediaItem;
  readonly before?: MediaItem | undefined;
  readonly sizes: Sizes;
  readonly near: boolean;
  readonly playing: boolean;
  readonly onWanted?: () => void;
  readonly onRefused?: () => void;
  readonly onBroken?: (url: string) => void;
}

export function SlideMedia({ item, before, sizes, near, playing, ...calls }: SlideMediaProps) {
  switch (item.kind) {
    case 'youtube':
      return <Youtube {...item} before={before?.url} playing={near && playing} onWanted={calls.onWanted} />;
    case 'video':
      return <Video url={item.url} alt={item.alt} near={near} playing={playing} {...calls} />;
    case 'image':
      return <Picture fill item={item} sizes={sizes} />;
  }
}

interface SliderTrackProps {
  readonly items: Gallery;
  readonly sizes: Sizes;
  readonly state: SliderState;
}

/** The active slide and its neighbours are loaded. The last is a neighbour of the first. */
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

function OtherSlides({ items, sizes }: { readonly items: Gallery; readonly sizes: Sizes }) {
  return (
    <NoScript className={styles.others}>
      {items.map((item) => (
        <div key={item.id} className={styles.slide}>
          <SlideMedia near item={item} sizes={sizes} playing={false} />
        </div>
      ))}
    </NoScript>
  );
}

/** Until the library runs, or after it has failed, the first slide stands alone in browsers with JavaScript. */
export function SliderTrack({ items, sizes, state }: SliderTrackProps) {
  const { alive, isRow, active, near, paused, play, pause, setBroken } = state;
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
              near={near}
              playing={(index === active || isRow) && !paused && near}
              onWanted={play}
              onRefused={pause}
              onBroken={setBroken}
            />
          )}
        </div>
      ))}
      {!alive && !isRow && count > 1 && <OtherSlides items={items.slice(1)} sizes={sizes} />}
    </div>
  );
}
