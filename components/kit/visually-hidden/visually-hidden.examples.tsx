import type { Example } from '@/components/examples/example';
import { VisuallyHidden } from './visually-hidden';

export const examples: readonly Example[] = [
  {
    name: 'hidden',
    shows: 'There is a word between the brackets that only assistive technology reads.',
    element: (
      <p>
        [<VisuallyHidden>nascosto</VisuallyHidden>]
      </p>
    ),
  },
];
