import type { Example } from '@/components/examples/example';
import { youtubeFilm } from '@/components/examples/sample-content';
import { Youtube } from './youtube';

export const examples: readonly Example[] = [
  {
    name: 'waiting',
    shows: 'Not the current slide: the box reserves its space, nothing is requested.',
    element: <Youtube url={youtubeFilm.url} alt={youtubeFilm.alt} playing={false} />,
  },
  {
    name: 'refused',
    shows: 'An address of another site is never embedded.',
    element: <Youtube playing url="https://www.feeling.example/film" alt="" />,
  },
];
