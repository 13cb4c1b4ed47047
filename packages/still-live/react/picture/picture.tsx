import { useCallback, useState } from 'react';
import { usePage, usePictureSources } from 'still-live/react/page';
import type { MediaItem } from 'still-live/content/schema/values';
import { safeMediaAddress } from 'still-live/media/media-address';
import type { Sizes } from 'still-live/media/picture';
import styles from './picture.module.scss';

interface MissingMediaProps {
  readonly url: string;
  readonly alt: string;
  readonly className?: string | undefined;
}

export function MissingMedia({ url, alt, className = '' }: MissingMediaProps) {
  const { missingMedia } = usePage();
  const box = `${styles.box} ${styles.missing} ${className}`;
  if (missingMedia) return <span className={box}>{missingMedia(url)}</span>;
  return (
    <span className={box} {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })} />
  );
}

interface PictureProps {
  readonly item: MediaItem;
  readonly sizes: Sizes;
  readonly fill?: boolean;
  readonly className?: string | undefined;
}

/** Renders a picture in a box whose size is known before it is loaded, or the same box when it cannot be loaded. */
export function Picture({ item, sizes: given, fill = false, ...props }: PictureProps) {
  const className = [fill && styles.fill, props.className].filter(Boolean).join(' ');
  const sources = usePictureSources(item.url);
  const sizes = typeof given === 'string' ? given : sources && given(sources.width / sources.height);
  const address = sources?.src ?? safeMediaAddress(item.url);
  // It reads the attribute, because the property has the address as the browser writes it (`%20` for a space).
  const [broken, setBroken] = useState<string | null>();
  // The picture may have failed before React attached its listener.
  const inspect = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '')
      setBroken(image.getAttribute('src'));
  }, []);

  if (address === undefined || broken === address) {
    return <MissingMedia url={item.url} alt={item.alt} className={className} />;
  }
  return (
    <picture className={[styles.box, !sources && styles.reserved, className].filter(Boolean).join(' ')}>
      {sources && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
      <img
        ref={inspect}
        className={styles.image}
        src={address}
        {...(sources && { width: sources.width, height: sources.height })}
        style={{ backgroundColor: sources?.tint, objectPosition: item.focus }}
        alt={item.alt}
        // An eager picture would be requested on every route, even while its screen is hidden. The build finds the first
        // one of each screen, which is requested early (packages/still-live/build/export/page-data.ts).
        loading="lazy"
        decoding="async"
        onError={(event) => setBroken(event.currentTarget.getAttribute('src'))}
      />
    </picture>
  );
}
