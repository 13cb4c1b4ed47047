import { Icon } from '../icon/icon';
import { ContentLink } from '../link/link';
import { NoScript } from '../no-script/no-script';
import { MissingMedia } from '../picture/missing-media';
import { youtubeEmbed } from '@/lib/media/youtube-address';
import styles from './youtube.module.scss';

interface YoutubeProps {
  readonly url: string;
  /** Name of the video for assistive technology. */
  readonly alt: string;
  /** Its slide is the one shown, in view, and nothing asked it to stand still. */
  readonly playing: boolean;
}

/** A YouTube video. Nothing is requested from YouTube before the video is really shown; before, the box holds its place. An address of another
 * site gives the box of missing media. */
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
          <ContentLink to={url}>Guarda il video su YouTube</ContentLink>
        </NoScript>
      </div>
    );
  }
  return (
    <iframe
      className={styles.box}
      src={embed}
      title={alt === '' ? 'Video' : alt}
      allow="autoplay; encrypted-media"
      referrerPolicy="strict-origin-when-cross-origin"
      tabIndex={-1}
    />
  );
}
