import type { Example } from '@/components/examples/example';
import { film } from '@/components/examples/sample-content';
import { Video } from './video';

export const examples: readonly Example[] = [
  {
    name: 'far',
    shows: 'Not in view yet: an empty box, nothing requested.',
    element: <Video url={film.url} alt={film.alt} near={false} playing={false} />,
  },
  {
    name: 'paused',
    shows: 'In view, but paused.',
    element: <Video url={film.url} alt={film.alt} near playing={false} />,
  },
  {
    name: 'playing',
    shows: 'Muted, in a loop.',
    element: <Video url={film.url} alt={film.alt} near playing />,
  },
  {
    name: 'refused',
    shows: 'An address that may not be requested.',
    element: <Video url="javascript:0" alt="" near playing />,
  },
];
