import type { Example } from '@/components/examples/example';
import { Logo } from './logo';

export const examples: readonly Example[] = [
  { name: 'logo', shows: 'The mark is decoration, the name is text.', element: <Logo /> },
  {
    name: 'on deep',
    shows: 'The name has the colour of the text around it.',
    element: (
      <div style={{ padding: '1rem', background: 'var(--deep)', color: 'var(--paper)' }}>
        <Logo />
      </div>
    ),
  },
];
