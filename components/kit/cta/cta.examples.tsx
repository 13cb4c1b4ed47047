import type { Example } from '@/components/examples/example';
import { label } from '@/components/examples/sample-content';
import { CtaPill } from './cta';

export const examples: readonly Example[] = [
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
    element: <CtaPill label={label('Leggi il rapporto')} to="https://www.feeling.example/rapporto" />,
  },
  {
    name: 'mail',
    shows: 'Opens the mail program.',
    element: <CtaPill mail label={label('Scrivici')} to="ciao@feeling.example" />,
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
