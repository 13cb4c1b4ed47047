import type { Example } from '@/components/examples/example';
import { SkipLink } from './skip-link';

export const examples: readonly Example[] = [
  {
    name: 'skip link',
    shows: 'Visible only while it has the focus (press Tab); moves the focus to its target.',
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
