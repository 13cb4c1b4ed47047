import { useEffect, useRef, useState } from 'react';
import { safeMediaAddress } from 'still-live/content';
import { MissingMedia, NoScript, useIsStaticPage } from 'still-live/react';
import { wording } from '@/lib/site/wording';
import styles from './video.module.scss';

interface VideoProps {
  readonly url: string;
  readonly alt: string;
  readonly near: boolean;
  readonly playing: boolean;
  /** Must always be the same function. Called when the browser lets nothing play by itself. */
  readonly onRefused?: (() => void) | undefined;
  /** Called with its `url` when the video cannot be played at all. */
  readonly onBroken?: ((url: string) => void) | undefined;
}

/** The error of a browser that blocks what plays by itself, or saves power. A video that is paused before it plays has another one. */
const REFUSED = 'NotAllowedError';

// Returns the reference of the video that plays while it is to play.
function usePlayback({ near, playing, onRefused }: Pick<VideoProps, 'near' | 'playing' | 'onRefused'>) {
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    if (!playing) {
      video.pause();
      return;
    }
    video.play().catch((error: unknown) => {
      // Otherwise the video is broken, which `onError` reports, or was paused in between.
      if (error instanceof DOMException && error.name === REFUSED) onRefused?.();
    });
  }, [near, playing, onRefused]);
  return ref;
}

/** Muted and looping. It is requested only when `near`; without a usable address the box is empty. */
export function Video({ url, alt, onBroken, ...play }: VideoProps) {
  const { near, playing } = play;
  const ref = usePlayback(play);
  const isStatic = useIsStaticPage();
  const address = safeMediaAddress(url);
  const [broken, setBroken] = useState<string>();

  const isBroken = address === undefined || broken === address;
  useEffect(() => {
    if (isBroken) onBroken?.(url);
  }, [isBroken, onBroken, url]);

  if (isBroken) return <MissingMedia url={url} alt={alt} className={styles.video} />;
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
        // Without a script to stop it, nothing may move by itself (WCAG 2.2.2).
        controls={isStatic}
        preload="metadata"
        onError={() => setBroken(address)}
      >
        {wording.noVideo}
      </video>
    );
  }
  return (
    <>
      <span className={styles.video} data-waiting="" aria-hidden="true" />
      <NoScript>
        <video {...attributes} autoPlay>
          {wording.noVideo}
        </video>
      </NoScript>
    </>
  );
}
