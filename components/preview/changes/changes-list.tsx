import type { Difference } from '@/lib/content/changes/differences';
import { pageLabel, pageOrder } from '@/lib/content/changes/path-label';
import { ChangeEntry } from './change-entry';
import styles from './changes-list.module.scss';

/** Renders all differences between the draft and the published content, by page. Each page can be folded. */
export function ChangesList({ changes }: { readonly changes: readonly Difference[] }) {
  if (changes.length === 0) return <p>La bozza è uguale a quello che è pubblicato.</p>;
  const pages = [...new Set(changes.map(({ page }) => page))].sort((a, b) => pageOrder(a) - pageOrder(b));
  return pages.map((page) => {
    const own = changes.filter((change) => change.page === page);
    return (
      <details key={page} open className={styles.page}>
        <summary className={styles.heading}>
          <h3>{pageLabel(page)}</h3> <span className={styles.count}>{own.length}</span>
        </summary>
        <ul className={styles.list}>
          {own.map((change) => (
            <ChangeEntry key={`${change.kind} ${change.path}`} change={change} />
          ))}
        </ul>
      </details>
    );
  });
}
