import type { Example } from '@/components/examples/example';
import { flow, label } from '@/components/examples/sample-content';
import { InlineText, RichText } from './rich-text';

const TEXT = `<h3>Ascoltare</h3><p>Si comincia da <strong>una domanda</strong> e da un <a href="contatti">incontro</a>.</p>
<ul><li>Un gruppo di lavoro<ul><li>con chi decide</li><li>con chi usa</li></ul></li><li>Un mese di prova</li></ul>
<blockquote>Le persone prima dei programmi.</blockquote>`;
const CELLS = Array.from({ length: 9 }, (_, index) => `<td>colonna ${index + 1} larga</td>`).join('');

export const examples: readonly Example[] = [
  {
    name: 'text',
    shows: 'Reading text: heading, link, lists, quotation.',
    element: <RichText html={flow(TEXT)} />,
  },
  {
    name: 'lead',
    shows: 'A lead paragraph.',
    element: (
      <RichText size="lead" html={flow('<p>Lavoriamo perché stare in azienda sia anche stare bene.</p>')} />
    ),
  },
  {
    name: 'statement',
    shows: 'A statement in the display font.',
    element: (
      <RichText size="statement" html={flow('<p>Il benessere non è un premio. È il modo di lavorare.</p>')} />
    ),
  },
  {
    name: 'wide table',
    shows: 'A wide table scrolls inside its own box.',
    element: <RichText html={flow(`<table><tr>${CELLS}</tr><tr>${CELLS}</tr></table>`)} />,
  },
  {
    name: 'hard words',
    shows: 'A very long word, a right-to-left sentence, an address.',
    element: (
      <RichText
        html={flow(
          `<p>${'precipitevolissimevolmente'.repeat(6)}</p><p dir="rtl">نرحب بكم</p><p>ciao@feeling.example</p>`,
        )}
      />
    ),
  },
  {
    name: 'label',
    shows: 'A label: phrasing content only.',
    element: <InlineText html={label('Un <em>modo</em> di lavorare')} />,
  },
  { name: 'empty', shows: 'Missing content leaves no gap.', element: <RichText html={flow(' ')} /> },
];
