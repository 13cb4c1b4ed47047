import type { Example } from '@/components/examples/example';
import { NoScript } from './no-script';

export const examples: readonly Example[] = [
  {
    name: 'nested',
    shows: 'Nothing where scripts run; nested ones render one element.',
    element: (
      <NoScript>
        <NoScript>Senza script</NoScript>
      </NoScript>
    ),
  },
];
