import { KnowMore } from '@/components/blocks/know-more/know-more';
import { ServiceRow } from '@/components/blocks/service-row/service-row';
import { useMarks } from '@/components/kit/mark/mark';
import type { ServicesTab } from '@/lib/content/model';
import styles from './what-we-do-screen.module.scss';

const PATH = 'pagine/cosa_facciamo/servizi';

/** Renders what follows the cover of the services tab: services, "want to know more". */
export function ServicesPanel({ content }: { readonly content: ServicesTab }) {
  const mark = useMarks();
  return (
    <>
      {content.elenco_servizi.length > 0 && (
        <ul className={styles.list}>
          {content.elenco_servizi.map((service) => (
            <ServiceRow
              key={service.key}
              service={service}
              mark={mark(`${PATH}/elenco_servizi/_list/${service.key}`)}
            />
          ))}
        </ul>
      )}
      <KnowMore
        block={content.blocco_vuoi_saperne_di_piu}
        tone="peach"
        mark={mark(`${PATH}/blocco_vuoi_saperne_di_piu`)}
      />
    </>
  );
}
