import { guarded } from '@/components/kit/boundary';
import type { Mark } from '@/components/kit/mark';
import { InlineText, RichText } from '@/components/kit/rich-text/rich-text';
import { picturesOf, Slider } from '@/components/kit/slider/slider';
import type { WelfareEntry } from '@/lib/content/model';
import styles from './welfare-card.module.scss';

export const WelfareCard = guarded(function WelfareCard({
  entry,
  mark,
}: {
  readonly entry: WelfareEntry;
  readonly mark?: Mark;
}) {
  return (
    <li {...mark} className={styles.card}>
      <Slider
        cell
        items={entry.gallery_immagini}
        label={picturesOf(entry.titolo)}
        sizes="(min-width: 1200px) 30vw, (min-width: 600px) 45vw, 92vw"
        className={styles.media}
      />
      <div className={styles.text}>
        <InlineText as="h3" html={entry.titolo} className={styles.title} />
        <InlineText as="p" html={entry.sottotitolo} className={styles.subtitle} />
        <RichText html={entry.descrizione} />
      </div>
    </li>
  );
}, 'li');
