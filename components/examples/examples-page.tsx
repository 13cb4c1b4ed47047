import type { ReactNode } from 'react';
import { ErrorBoundary } from '@/components/kit/boundary/boundary';
import type { Example, ExampleFolder } from './example';
import styles from './examples-page.module.scss';

function ExampleCard({ id, example }: { readonly id: string; readonly example: Example }): ReactNode {
  return (
    <article className={styles.example} data-example={id} aria-labelledby={`${id}-name`}>
      <h3 id={`${id}-name`} className={styles.name}>
        {example.name}
      </h3>
      <p className={styles.shows}>{example.shows}</p>
      <div className={styles.stage} lang="it">
        <ErrorBoundary fallback={<p>This example fails to render.</p>} madeFrom={[example]}>
          {example.element}
        </ErrorBoundary>
      </div>
    </article>
  );
}

interface ExamplesPageProps {
  readonly folders: readonly ExampleFolder[];
  /** The one component to show; `null` shows all. */
  readonly only: string | null;
}

/**
 * Shows the components with their examples, for developers (`npm run dev -- --examples`). It is not part of the site's
 * export.
 */
export function ExamplesPage({ folders, only }: ExamplesPageProps): ReactNode {
  const shown = folders.filter(({ folder }) => only === null || folder === only);
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>Components</h1>
      <nav aria-label="Components" className={styles.index}>
        <a href="./">all</a>
        {folders.map(({ folder }) => (
          <a key={folder} href={`?component=${folder}`}>
            {folder}
          </a>
        ))}
      </nav>
      {shown.map(({ folder, examples }) => (
        <section key={folder} id={folder} className={styles.component} aria-labelledby={`${folder}-name`}>
          <h2 id={`${folder}-name`} className={styles.heading}>
            {folder}
          </h2>
          {examples.map((example) => (
            <ExampleCard key={example.name} id={`${folder}/${example.name}`} example={example} />
          ))}
        </section>
      ))}
    </main>
  );
}
