import { useCallback, useState } from 'react';
import type { MediaItem } from '@/lib/content/model';
import { safeMediaAddress } from '@/lib/media/media-address';
import { MissingMedia } from './missing-media';
import { usePictureSources } from './pictures-context';
import styles from './picture.module.scss';

interface PictureProps {
  readonly item: MediaItem;
  /** The `sizes` of the picture: how wide it is shown at which width of the window. */
  readonly sizes: string;
  /** The picture is the largest of the first view: it is requested before others. */
  readonly priority?: boolean;
  readonly className?: string | undefined;
}

/**
 * A still picture in a box that never changes its size: exact dimensions where the build knows them, a reserved box where
 * it does not, and the same box, quietly tinted, when the picture cannot be had.
 */
export function Picture({ item, sizes, priority = false, className = '' }: PictureProps) {
  const sources = usePictureSources(item.url);
  const address = sources?.src ?? safeMediaAddress(item.url);
  const [broken, setBroken] = useState<string>();
  // A picture may have failed before React was there to hear about it.
  const inspect = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') setBroken(image.src);
  }, []);

  if (address === undefined || broken?.endsWith(address) === true) {
    return <MissingMedia url={item.url} alt={item.alt} className={className} />;
  }
  return (
    <picture className={`${styles.box} ${sources ? '' : styles.reserved} ${className}`}>
      {sources?.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        ref={inspect}
        className={styles.image}
        src={address}
        {...(sources ? { srcSet: sources.srcSet, sizes, width: sources.width, height: sources.height } : {})}
        style={sources ? { backgroundColor: sources.tint } : undefined}
        alt={item.alt}
        // Lazy even with priority: an eager picture is fetched on every route, its screen hidden or not. The early script
        // preloads it where it is shown (lib/browser/early/preload-cover.ts).
        loading="lazy"
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        onError={(event) => setBroken(event.currentTarget.src)}
      />
    </picture>
  );
}
