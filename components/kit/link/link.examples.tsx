import type { Example } from '@/components/examples/example';
import { ContentLink } from './link';

export const examples: readonly Example[] = [
  {
    name: 'internal',
    shows: 'A screen of the site.',
    element: <ContentLink to="chi_siamo">Chi siamo</ContentLink>,
  },
  {
    name: 'external',
    shows: 'A new window with noopener.',
    element: <ContentLink to="https://www.feeling.example">Il rapporto</ContentLink>,
  },
  {
    name: 'mail',
    shows: 'A mail address, with mailto:.',
    element: <ContentLink to="mailto:ciao@feeling.example">Scrivici</ContentLink>,
  },
  {
    name: 'none',
    shows: 'Without a target, only the text is rendered.',
    element: <ContentLink to="">Solo parole</ContentLink>,
  },
];
