import { useState } from 'react';
import type { Example } from '@/components/examples/example';
import { label } from '@/components/examples/sample-content';
import { Tabs } from './tabs';

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

export const examples: readonly Example[] = [
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
