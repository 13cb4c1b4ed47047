import type { Example } from '@/components/examples/example';
import { picture } from '@/components/examples/sample-content';
import { Picture } from './picture';

export const examples: readonly Example[] = [
  {
    name: 'reserved box',
    shows: 'A picture without variants from the build: its box has a fixed aspect ratio.',
    element: <Picture item={picture('colline', 'Colline al mattino')} sizes="40rem" />,
  },
  {
    name: 'decorative',
    shows: 'Without a text alternative, screen readers skip it.',
    element: <Picture item={picture('parco')} sizes="40rem" />,
  },
  {
    name: 'missing',
    shows: 'The address may not be requested: the tinted box is shown, with the text alternative.',
    element: (
      <Picture item={{ id: 'x', kind: 'image', url: 'javascript:0', alt: 'Un ritratto' }} sizes="40rem" />
    ),
  },
];
