import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@/.snapshot/brand.css';
import '@/styles/global.scss';
import { EXAMPLES } from './examples';
import styles from './examples-page.module.scss';

/**
 * Shows what stands on no screen, for developers (`npm run examples`), one component alone with
 * `?component=dialog` in the address. It is not part of the site's export.
 */
function ExamplesPage(): ReactNode {
  const only = new URLSearchParams(location.search).get('component');
  const names = Object.keys(EXAMPLES);
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
            {EXAMPLES[name]?.map(({ name: state, shows, element }) => (
              <article key={state} data-example={`${name}/${state}`}>
                <h3>{state}</h3>
                <p>{shows}</p>
                <div className={styles.stage} lang="it">
                  {element}
                </div>
              </article>
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
