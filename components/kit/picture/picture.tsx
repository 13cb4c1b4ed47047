import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { usePictureSources } from '@/components/kit/page-data';
import { useIsPlain } from '@/components/kit/plain-page';
import type { MediaItem } from '@/lib/content/model';
import { safeMediaAddress } from '@/lib/media/media-address';
import styles from './picture.module.scss';

/**
 * Provides the function that renders the content of the box of a picture or video that cannot be loaded.
 * Visitors see an empty box; the preview shows a note.
 */
export const MissingMediaContext = createContext<((url: string) => ReactNode) | undefined>(undefined);

interface MissingMediaProps {
  /** The address as written in the content. */
  readonly url: string;
  /** Text alternative; empty when the item is decorative. */
  readonly alt: string;
  readonly className?: string | undefined;
}

/** Renders the tinted box in place of a picture or video that cannot be loaded. */
export function MissingMedia({ url, alt, className = '' }: MissingMediaProps) {
  const explain = useContext(MissingMediaContext);
  const box = `${styles.box} ${styles.missing} ${className}`;
  if (explain) return <span className={box}>{explain(url)}</span>;
  return (
    <span className={box} {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })} />
  );
}

interface PictureProps {
  readonly item: MediaItem;
  /** The `sizes` attribute: the displayed width of the picture at each width of the window. */
  readonly sizes: string;
  /** Whether the picture is the largest of the first view; then it is requested before others. */
  readonly priority?: boolean;
  /** Whether it fills the box around it. */
  readonly fill?: boolean;
  readonly className?: string | undefined;
}

/**
 * Renders a still picture in a box of fixed size: with the exact dimensions when the build knows them,
 * otherwise with a reserved aspect ratio. When the picture cannot be loaded, the same box is shown tinted.
 */
export function Picture({ item, sizes, priority = false, fill = false, ...props }: PictureProps) {
  const className = `${fill ? styles.fill : ''} ${props.className ?? ''}`;
  const sources = usePictureSources(item.url);
  const isPlain = useIsPlain();
  const address = sources?.src ?? safeMediaAddress(item.url);
  // The attribute, because the property has the address as the browser writes it (`%20` for a space).
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
    <picture className={`${styles.box} ${sources ? '' : styles.reserved} ${className}`}>
      {sources && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
      <img
        ref={inspect}
        className={styles.image}
        src={address}
        {...(sources ? { srcSet: sources.jpeg, sizes, width: sources.width, height: sources.height } : {})}
        style={{ backgroundColor: sources?.tint, objectPosition: item.focus }}
        alt={item.alt}
        // In the entry lazy even with priority: an eager picture is requested on every route, even while its
        // screen is hidden. The early script preloads it on the route that shows it
        // (lib/browser/early/first-paint.ts).
        loading={priority && isPlain ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        onError={(event) => setBroken(event.currentTarget.getAttribute('src'))}
      />
    </picture>
  );
}
