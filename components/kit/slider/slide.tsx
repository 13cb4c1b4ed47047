import type { MediaItem } from '@/lib/content/model';
import { Picture } from '../picture/picture';
import { Video } from '../video/video';
import { Youtube } from '../youtube/youtube';
import styles from './slider.module.scss';

interface SlideMediaProps {
  readonly item: MediaItem;
  readonly sizes: string;
  readonly priority: boolean;
  /** Whether the slide is in or near the view. Heavy media are requested only then. */
  readonly near: boolean;
  /** Whether the slide is shown and may play. */
  readonly playing: boolean;
}

/**
 * Renders one item of a gallery: an embedded YouTube frame, a video that plays by itself, or a still picture.
 */
export function SlideMedia({ item, sizes, priority, near, playing }: SlideMediaProps) {
  switch (item.kind) {
    case 'youtube':
      return <Youtube url={item.url} alt={item.alt} playing={near && playing} />;
    case 'video':
      return <Video url={item.url} alt={item.alt} near={near} playing={playing} />;
    case 'image':
      return <Picture item={item} sizes={sizes} priority={priority} className={styles.media} />;
  }
}
