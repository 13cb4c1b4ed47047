import type { Example } from '@/components/examples/example';
import { MailLink } from './mail-link';

/** Mail links, as editors write them. */
export const examples: readonly Example[] = [
  {
    name: 'address',
    shows: 'An address alone.',
    element: <MailLink to="ciao@feeling.example">Scrivici</MailLink>,
  },
  {
    name: 'with mailto',
    shows: 'An address with mailto: and a subject.',
    element: <MailLink to="mailto:ciao@feeling.example?subject=Candidatura">Candidati</MailLink>,
  },
];
