import type { Example } from '@/components/examples/example';
import { Petal } from './petal';

const TONES = ['peach', 'sage', 'lilac', 'coral', 'deep'] as const;
const TIPS = ['tl', 'tr', 'br', 'bl'] as const;
const row = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, 5rem)',
  gridAutoRows: '5rem',
  gap: '1rem',
};

/** The petal in its tones and directions. */
export const examples: readonly Example[] = [
  {
    name: 'tones',
    shows: 'Every tone of the petal.',
    element: (
      <div style={row}>
        {TONES.map((tone) => (
          <Petal key={tone} tone={tone} />
        ))}
      </div>
    ),
  },
  {
    name: 'tips',
    shows: 'The tip in every corner.',
    element: (
      <div style={row}>
        {TIPS.map((tip) => (
          <Petal key={tip} tone="coral" tip={tip} />
        ))}
      </div>
    ),
  },
];
