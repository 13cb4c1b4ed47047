import type { Example } from '@/components/examples/example';
import { picture } from '@/components/examples/sample-content';
import { Picture } from './picture';

/** Pictures that are there, and that are not. */
export const examples: readonly Example[] = [
  {
    name: 'reserved box',
    shows: 'A picture the build made no variants of: its box is reserved.',
    element: <Picture item={picture('colline', 'Colline al mattino')} sizes="40rem" />,
  },
  {
    name: 'decorative',
    shows: 'Without a text alternative it is silent.',
    element: <Picture item={picture('parco')} sizes="40rem" />,
  },
  {
    name: 'missing',
    shows: 'An address that may not be requested leaves the tinted box, with its text.',
    element: (
      <Picture item={{ id: 'x', kind: 'image', url: 'javascript:0', alt: 'Un ritratto' }} sizes="40rem" />
    ),
  },
];
