import { guarded } from '@/components/kit/boundary/guarded';
import { CtaPill } from '@/components/kit/cta/cta';
import type { Mark } from '@/components/kit/mark/mark';
import { InlineText, RichText } from '@/components/kit/rich-text/rich-text';
import { picturesOf } from '@/components/kit/slider/pictures-of';
import { Slider } from '@/components/kit/slider/slider';
import type { KnowMoreBlock } from '@/lib/content/model';
import type { Tone } from '../tone';
import styles from './know-more.module.scss';

interface KnowMoreProps {
  readonly block: KnowMoreBlock;
  readonly tone: Tone;
  readonly mark?: Mark;
}

/**
 * Renders the "want to know more" block at the end of a tab: title, description, pictures and its call to
 * action.
 */
export const KnowMore = guarded(function KnowMore({ block, tone, mark }: KnowMoreProps) {
  const { titolo, descrizione } = block.blocco_testo;
  const empty = titolo === '' && descrizione === '' && block.gallery_immagini.length === 0;
  if (empty && block.cta.etichetta === '') return null;
  return (
    <aside {...mark} className={styles.block} data-tone={tone}>
      <div className={styles.text}>
        <InlineText as="h3" html={titolo} className={styles.title} />
        <RichText html={descrizione} size="lead" />
        <CtaPill label={block.cta.etichetta} to={block.cta.link} tone="ink" />
      </div>
      <Slider
        items={block.gallery_immagini}
        label={picturesOf(titolo)}
        sizes="(min-width: 900px) 40vw, 90vw"
        className={styles.media}
      />
    </aside>
  );
});
