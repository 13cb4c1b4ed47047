import type { Example } from '@/components/examples/example';
import { VisuallyHidden } from './visually-hidden';

/** Text for assistive technology only. */
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
