import { Icon } from '../icon/icon';
import { ContentLink } from '../link/link';
import { NoScript } from '../no-script/no-script';
import { youtubeEmbed } from './youtube-address';
import styles from './youtube.module.scss';

interface YoutubeProps {
  readonly url: string;
  /** Name of the video for assistive technology. */
  readonly alt: string;
  /** Its slide is the one shown, in view, and nothing asked it to stand still. */
  readonly playing: boolean;
}

/** A YouTube video. Nothing is requested from YouTube before the video is really shown; before, the box holds its place. */
export function Youtube({ url, alt, playing }: YoutubeProps) {
  const embed = youtubeEmbed(url);
  if (embed === undefined || !playing) {
    return (
      <div className={styles.box}>
        <span className={styles.sign}>
          <Icon name="play" size="1.75rem" />
        </span>
        {embed !== undefined && (
          <NoScript>
            <ContentLink to={url}>Guarda il video su YouTube</ContentLink>
          </NoScript>
        )}
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
