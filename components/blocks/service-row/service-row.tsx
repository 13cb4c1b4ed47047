import { guarded } from '@/components/kit/boundary/guarded';
import type { Mark } from '@/components/kit/mark/mark';
import { InlineText, RichText } from '@/components/kit/rich-text/rich-text';
import { picturesOf } from '@/components/kit/slider/pictures-of';
import { Slider } from '@/components/kit/slider/slider';
import type { ServiceEntry } from '@/lib/content/model';
import styles from './service-row.module.scss';

/**
 * Renders one service: pictures and text side by side. In sibling rows the pictures are alternately on the
 * left and on the right.
 */
export const ServiceRow = guarded(function ServiceRow({
  service,
  mark,
}: {
  readonly service: ServiceEntry;
  readonly mark?: Mark;
}) {
  return (
    <li {...mark} className={styles.row} data-alone={service.immagini_servizi.length === 0 || undefined}>
      <Slider
        items={service.immagini_servizi}
        label={picturesOf(service.titolo_servizio)}
        sizes="(min-width: 900px) 46vw, 92vw"
        className={styles.media}
      />
      <div className={styles.text}>
        <InlineText as="h3" html={service.titolo_servizio} className={styles.title} />
        <InlineText as="p" html={service.sottotitolo_servizio} className={styles.subtitle} />
        <RichText html={service.descrizione_servizio} />
      </div>
    </li>
  );
}, 'li');
