import type { CSSProperties, ReactNode } from 'react';
import { SITE_NAME } from '@/lib/content/site-name';

const TITLE = 'Questa pagina non c’è';

const PAGE: CSSProperties = {
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: '1.5rem',
  minHeight: '100svh',
  maxWidth: '44rem',
  margin: '0 auto',
  padding: '2rem var(--gutter)',
  fontSize: 'var(--text-lead)',
};
const PETAL: CSSProperties = {
  width: '7rem',
  height: '7rem',
  borderRadius: 'var(--petal-bl)',
  background: 'var(--coral)',
};
const HEADING: CSSProperties = {
  fontFamily: 'var(--font-display)',
  fontSize: 'var(--heading-1)',
  fontWeight: 640,
  lineHeight: 1,
  letterSpacing: '-0.035em',
  textWrap: 'balance',
};

/** The page for unknown addresses: one sentence and a link to Home. It has no scripts. */
export default function NotFound(): ReactNode {
  return (
    <main style={PAGE}>
      <title>{`${TITLE} — ${SITE_NAME}`}</title>
      <div style={PETAL} aria-hidden="true" />
      <h1 style={HEADING}>{TITLE}</h1>
      <p>
        L’indirizzo non porta a nessuna pagina del sito. <a href="/">Torna alla home</a>
      </p>
    </main>
  );
}
