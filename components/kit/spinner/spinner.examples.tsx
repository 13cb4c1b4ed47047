import type { Example } from '@/components/examples/example';
import { Spinner } from './spinner';

export const examples: readonly Example[] = [
  { name: 'defaults', shows: 'Size 40, thickness 3.6.', element: <Spinner /> },
  {
    name: 'large',
    shows: 'Size 96, thickness 2.',
    element: <Spinner size={96} thickness={2} label="Ancora un momento" />,
  },
];
