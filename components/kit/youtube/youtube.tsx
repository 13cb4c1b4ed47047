import {
  ContentLink,
  Icon,
  MissingMedia,
  NoScript,
  Picture,
  useIsStaticPage,
  usePictureSources,
} from 'still-live/react';
import { youtubeEmbed } from 'still-live/content';
import { wording } from '@/lib/site/wording';
import { allowYoutube, useYoutubeConsent } from './youtube-consent';
import styles from './youtube.module.scss';

interface YoutubeProps {
  readonly url: string;
  readonly alt: string;
  readonly playing: boolean;
  readonly poster?: string | undefined;
  /** The picture before the video. Its tint is the ground when there is no poster. */
  readonly before?: string | undefined;
  /** Called when the visitor asks for the video, which then plays even for those who prefer reduced motion. */
  readonly onWanted?: (() => void) | undefined;
}

function Question({ poster, before, onWanted }: Pick<YoutubeProps, 'poster' | 'before' | 'onWanted'>) {
  const tint = usePictureSources(before ?? '')?.tint;
  return (
    <div className={styles.question} style={{ backgroundColor: tint }}>
      {poster !== undefined && (
        <Picture
          fill
          item={{ id: 'poster', kind: 'image', url: poster, alt: '' }}
          sizes="100vw"
          className={styles.poster}
        />
      )}
      <div className={styles.ask}>
        <button
          type="button"
          className={styles.show}
          onClick={() => {
            onWanted?.();
            allowYoutube(true);
          }}
        >
          <Icon name="play" size="1.25rem" /> {wording.youtube.show}
        </button>
        <p>{wording.youtube.sent}</p>
      </div>
    </div>
  );
}

/** YouTube is asked for nothing before the video is shown, or before the visitor wants it where the site asks first. */
export function Youtube({ url, alt, playing, ...rest }: YoutubeProps) {
  const embed = youtubeEmbed(url);
  const { isAllowed } = useYoutubeConsent();
  const isStatic = useIsStaticPage();
  if (embed === undefined) return <MissingMedia url={url} alt={alt} className={styles.missing} />;
  if (!isAllowed && !isStatic) return <Question {...rest} />;
  if (!playing) {
    return (
      <div className={styles.box}>
        <span className={styles.sign}>
          <Icon name="play" size="1.75rem" />
        </span>
        <NoScript>
          <ContentLink to={url}>{wording.onYoutube}</ContentLink>
        </NoScript>
      </div>
    );
  }
  return (
    <iframe
      className={styles.box}
      src={embed}
      title={alt === '' ? wording.video : alt}
      allow="autoplay; encrypted-media"
      referrerPolicy="strict-origin-when-cross-origin"
      tabIndex={-1}
    />
  );
}
