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
  /** Stands on a card of this tint instead of the page. */
  readonly tone?: Tone;
  readonly mark?: Mark;
}

/** Pictures, a text and a call to action; among siblings the sides alternate. Nothing if all are empty. */
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
