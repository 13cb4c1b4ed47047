import type { Example } from '@/components/examples/example';
import { SkipLink } from './skip-link';

/** The skip link. */
export const examples: readonly Example[] = [
  {
    name: 'skip link',
    shows: 'Comes into view with the focus (tab into it), and takes the focus to its target.',
    element: (
      <>
        <SkipLink targetId="example-content">Vai al contenuto</SkipLink>
        <p id="example-content" tabIndex={-1}>
          Il contenuto.
        </p>
      </>
    ),
  },
];
