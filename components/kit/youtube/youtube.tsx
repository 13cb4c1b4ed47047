import { Icon } from '../icon/icon';
import { ContentLink } from '../link/link';
import { NoScript } from '@/components/kit/no-script';
import { MissingMedia } from '@/components/kit/picture/picture';
import { youtubeEmbed } from '@/lib/media/youtube-address';
import { wording } from '@/lib/wording/wording';
import styles from './youtube.module.scss';

interface YoutubeProps {
  readonly url: string;
  /** Accessible name of the video. */
  readonly alt: string;
  /** Whether its slide is the one shown, is in view, and nothing has paused it. */
  readonly playing: boolean;
}

/**
 * Renders a YouTube video. Nothing is requested from YouTube before the video is shown; until then an empty
 * box reserves its space. For an address of another site, the box for missing media is shown.
 */
export function Youtube({ url, alt, playing }: YoutubeProps) {
  const embed = youtubeEmbed(url);
  if (embed === undefined) return <MissingMedia url={url} alt={alt} className={styles.missing} />;
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
