import { guarded } from '@/components/kit/boundary';
import type { Mark } from '@/components/kit/mark';
import { InlineText, RichText } from '@/components/kit/rich-text/rich-text';
import type { ProductContainer } from '@/lib/content/model';
import styles from './product-group.module.scss';

/** Renders a family of products: its title beside a grid of cells, one per product. */
export const ProductGroup = guarded(function ProductGroup({
  group,
  mark,
}: {
  readonly group: ProductContainer;
  readonly mark?: Mark;
}) {
  return (
    <li {...mark} className={styles.group}>
      <div className={styles.head}>
        <InlineText as="h3" html={group.titolo} className={styles.title} />
        <InlineText as="p" html={group.sottotitolo} className={styles.subtitle} />
      </div>
      <ul className={styles.cells}>
        {group.elenco_prodotti.map((product) => (
          <li key={product.key} className={styles.cell}>
            <InlineText as="strong" html={product.titolo} className={styles.name} />
            <RichText html={product.descrizione} />
          </li>
        ))}
      </ul>
    </li>
  );
}, 'li');
