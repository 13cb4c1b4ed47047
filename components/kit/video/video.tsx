import { useEffect, useRef, useState } from 'react';
import { safeMediaAddress } from '@/lib/media/media-address';
import { NoScript } from '../no-script/no-script';
import { MissingMedia } from '../picture/missing-media';
import styles from './video.module.scss';

interface VideoProps {
  readonly url: string;
  /** Text alternative; empty when decorative. */
  readonly alt: string;
  /** The video is in view and may be requested. */
  readonly near: boolean;
  /** The video is the one shown, and nothing asked it to stand still. */
  readonly playing: boolean;
}

const FALLBACK = 'Your browser does not support the video tag.';

/**
 * A muted video that plays by itself and loops. It is requested only when `near` (without JavaScript: at once). An address
 * that may not be requested, or has no video, leaves the empty box.
 */
export function Video({ url, alt, near, playing }: VideoProps) {
  const ref = useRef<HTMLVideoElement>(null);
  const address = safeMediaAddress(url);
  const [broken, setBroken] = useState<string>();
  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    if (!playing) {
      video.pause();
      return;
    }
    video.play().catch(() => {
      // The browser forbids playing by itself (battery saver): the first frame stays, as for any paused video.
    });
  }, [near, playing]);

  if (address === undefined || broken === address)
    return <MissingMedia url={url} alt={alt} className={styles.video} />;
  const attributes = {
    className: styles.video,
    src: address,
    loop: true,
    muted: true,
    playsInline: true,
    ...(alt === '' ? { 'aria-hidden': true } : { 'aria-label': alt }),
  } as const;
  if (near) {
    return (
      <video
        ref={ref}
        {...attributes}
        autoPlay={playing}
        preload="metadata"
        onError={() => setBroken(address)}
      >
        {FALLBACK}
      </video>
    );
  }
  return (
    <>
      <span className={styles.video} data-waiting="" aria-hidden="true" />
      <NoScript>
        <video {...attributes} autoPlay>
          {FALLBACK}
        </video>
      </NoScript>
    </>
  );
}
