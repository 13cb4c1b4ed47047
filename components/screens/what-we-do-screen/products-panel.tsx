import { KnowMore } from '@/components/blocks/know-more/know-more';
import { ProductGroup } from '@/components/blocks/product-group/product-group';
import { useMarks } from '@/components/kit/mark/mark';
import type { ProductsTab } from '@/lib/content/model';
import styles from './what-we-do-screen.module.scss';

const PATH = 'pagine/cosa_facciamo/prodotti';

/** Renders what follows the cover of the products tab: containers with their cells, "want to know more". */
export function ProductsPanel({ content }: { readonly content: ProductsTab }) {
  const mark = useMarks();
  return (
    <>
      {content.elenco_contenitore_prodotti.length > 0 && (
        <ul className={styles.list}>
          {content.elenco_contenitore_prodotti.map((group) => (
            <ProductGroup
              key={group.key}
              group={group}
              mark={mark(`${PATH}/elenco_contenitore_prodotti/_list/${group.key}`)}
            />
          ))}
        </ul>
      )}
      <KnowMore
        block={content.blocco_vuoi_saperne_di_piu}
        tone="sage"
        mark={mark(`${PATH}/blocco_vuoi_saperne_di_piu`)}
      />
    </>
  );
}
