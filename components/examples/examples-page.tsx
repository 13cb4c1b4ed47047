import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from '@/components/kit/boundary';
import '@/.snapshot/brand.css';
import '@/styles/global.scss';
import { ALL_EXAMPLES } from './all-examples';
import type { Example } from './example';
import styles from './examples-page.module.scss';

function ExampleCard({ id, example }: { readonly id: string; readonly example: Example }): ReactNode {
  return (
    <article data-example={id} aria-labelledby={`${id}-name`}>
      <h3 id={`${id}-name`}>{example.name}</h3>
      <p>{example.shows}</p>
      <div className={styles.stage} lang="it">
        <ErrorBoundary fallback={<p>This example fails to render.</p>} madeFrom={[example]}>
          {example.element}
        </ErrorBoundary>
      </div>
    </article>
  );
}

/**
 * Shows the components with their examples, for developers (`npm run dev -- --examples`), one of them with
 * `?component=dialog` in the address. It is not part of the site's export.
 */
function ExamplesPage(): ReactNode {
  const only = new URLSearchParams(location.search).get('component');
  const names = Object.keys(ALL_EXAMPLES).sort();
  return (
    <main className={styles.page}>
      <h1>Components</h1>
      <nav aria-label="Components" className={styles.index}>
        <a href="./">all</a>
        {names.map((name) => (
          <a key={name} href={`?component=${name}`}>
            {name}
          </a>
        ))}
      </nav>
      {names
        .filter((name) => only === null || name === only)
        .map((name) => (
          <section key={name} id={name} aria-labelledby={`${name}-name`}>
            <h2 id={`${name}-name`}>{name}</h2>
            {ALL_EXAMPLES[name]?.map((example) => (
              <ExampleCard key={example.name} id={`${name}/${example.name}`} example={example} />
            ))}
          </section>
        ))}
    </main>
  );
}

// The site sets these marks when its scripts run. Without them the style sheets show what browsers without
// JavaScript get.
Object.assign(document.documentElement.dataset, { routed: '', entered: '' });
const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(
  <StrictMode>
    <ExamplesPage />
  </StrictMode>,
);
