import { guarded } from '@/components/kit/boundary/guarded';
import { CtaPill } from '@/components/kit/cta/cta';
import type { Mark } from '@/components/kit/mark/mark';
import { RichText } from '@/components/kit/rich-text/rich-text';
import { Slider } from '@/components/kit/slider/slider';
import type { Cta, Gallery } from '@/lib/content/model';
import type { SafeHtml } from '@/lib/content/safe-html';
import type { Tone } from '../tone';
import styles from './image-text.module.scss';

interface ImageTextProps {
  readonly gallery: Gallery;
  readonly text: SafeHtml;
  readonly cta: Cta;
  /** What the pictures are about. */
  readonly label: string;
  /** Tint of the card behind the block. Without it there is no card. */
  readonly tone?: Tone;
  readonly mark?: Mark;
}

/**
 * Renders pictures, a text and a call to action; nothing if all are empty. In sibling blocks the pictures are
 * alternately on the left and on the right.
 */
export const ImageText = guarded(function ImageText({
  gallery,
  text,
  cta,
  label,
  tone,
  mark,
}: ImageTextProps) {
  // An empty card would look broken.
  if (gallery.length === 0 && text.trim() === '' && cta.etichetta.trim() === '') return null;
  return (
    <article
      {...mark}
      className={styles.block}
      data-tone={tone}
      data-alone={gallery.length === 0 || undefined}
    >
      <Slider items={gallery} label={label} sizes="(min-width: 900px) 46vw, 92vw" className={styles.media} />
      <div className={styles.text}>
        <RichText html={text} size="lead" className={styles.words} />
        <CtaPill label={cta.etichetta} to={cta.link} />
      </div>
    </article>
  );
});
