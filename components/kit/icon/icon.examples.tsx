import type { Example } from '@/components/examples/example';
import { Icon } from './icon';
import { ICONS, type IconName } from './icons';

const NAMES = Object.keys(ICONS).filter((name): name is IconName => Object.hasOwn(ICONS, name));

export const examples: readonly Example[] = [
  {
    name: 'all',
    shows: 'Every icon, in the size of the text.',
    element: NAMES.map((name) => (
      <span
        key={name}
        style={{ display: 'inline-flex', gap: '0.4em', alignItems: 'center', marginInlineEnd: '1.5em' }}
      >
        <Icon name={name} /> {name}
      </span>
    )),
  },
  { name: 'large', shows: 'Strokes grow with the size.', element: <Icon name="arrow-right" size="4rem" /> },
];
