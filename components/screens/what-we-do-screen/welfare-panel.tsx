import { KnowMore } from '@/components/blocks/know-more/know-more';
import { WelfareCard } from '@/components/blocks/welfare-card/welfare-card';
import { useMarks } from '@/components/kit/mark/mark';
import { RichText } from '@/components/kit/rich-text/rich-text';
import type { WelfareTab } from '@/lib/content/model';
import styles from './what-we-do-screen.module.scss';

const PATH = 'pagine/cosa_facciamo/welfare';

/**
 * Renders what follows the cover of the welfare tab: services as cards, closing text, "want to know more".
 */
export function WelfarePanel({ content }: { readonly content: WelfareTab }) {
  const mark = useMarks();
  return (
    <>
      {content.elenco_servizi_welfare.length > 0 && (
        <ul className={styles.cards}>
          {content.elenco_servizi_welfare.map((entry) => (
            <WelfareCard
              key={entry.key}
              entry={entry}
              mark={mark(`${PATH}/elenco_servizi_welfare/_list/${entry.key}`)}
            />
          ))}
        </ul>
      )}
      {content.testo_chiusura !== '' && (
        <div {...mark(`${PATH}/testo_chiusura`)} className={styles.closing}>
          <RichText html={content.testo_chiusura} size="statement" />
        </div>
      )}
      <KnowMore
        block={content.blocco_vuoi_saperne_di_piu}
        tone="lilac"
        mark={mark(`${PATH}/blocco_vuoi_saperne_di_piu`)}
      />
    </>
  );
}
