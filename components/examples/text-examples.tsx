import { useState } from 'react';
import { Unavailable } from '@/components/kit/boundary';
import { CtaPill } from '@/components/kit/cta/cta';
import { Icon } from '@/components/kit/icon/icon';
import { type IconName, ICONS } from '@/components/kit/icon/icons';
import { InlineText, RichText } from '@/components/kit/rich-text/rich-text';
import { Spinner } from '@/components/kit/spinner/spinner';
import { Tabs } from '@/components/kit/tabs/tabs';
import type { Example, ExamplesByComponent } from './example';
import { flow, label } from './sample-content';

const boundaryExamples: readonly Example[] = [
  {
    name: 'failed',
    shows: 'The message in place of a part that failed to render.',
    element: <Unavailable />,
  },
];

const ctaExamples: readonly Example[] = [
  {
    name: 'internal',
    shows: 'Leads to a screen of the site, in the same window.',
    element: <CtaPill label={label('Scopri i servizi')} to="cosa_facciamo/1" />,
  },
  {
    name: 'ink',
    shows: 'The dark tone, for tinted backgrounds.',
    element: <CtaPill label={label('Scopri i servizi')} to="cosa_facciamo/1" tone="ink" />,
  },
  {
    name: 'external',
    shows: 'Opens a new window, says so to assistive technology; its arrow points outwards.',
    element: <CtaPill label={label('Leggi il rapporto')} to="https://www.azienda.example/rapporto" />,
  },
  {
    name: 'mail',
    shows: 'Opens the mail program.',
    element: <CtaPill mail label={label('Scrivici')} to="ciao@azienda.example" />,
  },
  {
    name: 'long',
    shows: 'A long label with a very long word wraps inside the pill.',
    element: (
      <CtaPill
        label={label(
          `Raccontaci che cosa vi serve, <em>con calma</em>, e troviamo insieme ${'lunghissimo'.repeat(9)}`,
        )}
        to="contatti"
      />
    ),
  },
  {
    name: 'empty',
    shows: 'Without a label or a target, nothing is rendered.',
    element: <CtaPill label={label('')} to="contatti" />,
  },
];

const NAMES = Object.keys(ICONS).filter((name): name is IconName => Object.hasOwn(ICONS, name));

const iconExamples: readonly Example[] = [
  {
    name: 'all',
    shows: 'Every icon, in the size of the text.',
    element: NAMES.map((name) => (
      <span
        key={name}
        style={{ display: 'inline-flex', gap: '0.4em', alignItems: 'center', marginInlineEnd: '1.5em' }}
      >
        <Icon name={name} /> {name}
      </span>
    )),
  },
];

const TEXT = `<h3>Ascoltare</h3><p>Si comincia da <strong>una domanda</strong> e da un <a href="contatti">incontro</a>.</p>
<ul><li>Un gruppo di lavoro<ul><li>con chi decide</li><li>con chi usa</li></ul></li><li>Un mese di prova</li></ul>
<blockquote>Le persone prima dei programmi.</blockquote>`;
const CELLS = Array.from({ length: 9 }, (_, index) => `<td>colonna ${index + 1} larga</td>`).join('');

const richTextExamples: readonly Example[] = [
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
          `<p>${'precipitevolissimevolmente'.repeat(6)}</p><p dir="rtl">نرحب بكم</p><p>ciao@azienda.example</p>`,
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

const spinnerExamples: readonly Example[] = [
  { name: 'defaults', shows: 'Size 40, thickness 3.6.', element: <Spinner /> },
  {
    name: 'large',
    shows: 'Size 96, thickness 2.',
    element: <Spinner size={96} thickness={2} label="Ancora un momento" />,
  },
];

interface TabsOfProps {
  readonly name: string;
  /** Code of the first tab. Codes are part of ids, which must be unique on the page. */
  readonly from: number;
  readonly labels: readonly string[];
}

/** Renders tabs with their panels. On the site, the screen switches the panels. */
function TabsOf({ name, from, labels }: TabsOfProps) {
  const [active, setActive] = useState(from);
  const entries = labels.map((text, index) => ({
    code: from + index,
    panelId: `esempio-pannello-${from + index}`,
    label: label(text),
    name: `Scheda ${index + 1}`,
  }));
  return (
    <>
      <Tabs label={name} entries={entries} active={active} base="" onChoose={setActive} />
      {entries.map(({ code, panelId }) => (
        <div
          key={code}
          id={panelId}
          role="tabpanel"
          aria-labelledby={`scheda-${code}`}
          hidden={code !== active}
        >
          <p>Contenuto della scheda {code - from + 1}.</p>
        </div>
      ))}
    </>
  );
}

const tabsExamples: readonly Example[] = [
  {
    name: 'three',
    shows: 'Click, arrow keys, Home and End switch them.',
    element: <TabsOf name="Tre schede" from={11} labels={['Servizi', 'Prodotti', 'Welfare']} />,
  },
  {
    name: 'hard labels',
    shows: 'Long labels have two lines at most; in place of a missing one the name is shown.',
    element: (
      <TabsOf
        name="Schede difficili"
        from={21}
        labels={['Servizi per le persone, le famiglie e chi lavora lontano da casa', 'x'.repeat(60), '']}
      />
    ),
  },
];

export const textExamples: ExamplesByComponent = {
  boundary: boundaryExamples,
  cta: ctaExamples,
  icon: iconExamples,
  'rich-text': richTextExamples,
  spinner: spinnerExamples,
  tabs: tabsExamples,
};
