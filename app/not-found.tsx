import type { ReactNode } from 'react';

/** The page for addresses that are no file of the site: one sentence and the way home. It has no scripts. */
export default function NotFound(): ReactNode {
  return (
    <main style={{ maxWidth: '40rem', margin: '0 auto', padding: '20vh 1.5rem' }}>
      <h1>Questa pagina non c’è</h1>
      <p>
        L’indirizzo non porta a nessuna pagina del sito. <a href="/">Torna alla home</a>
      </p>
    </main>
  );
}
