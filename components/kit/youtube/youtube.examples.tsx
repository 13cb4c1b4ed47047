import type { Example } from '@/components/examples/example';
import { youtubeFilm } from '@/components/examples/sample-content';
import { Youtube } from './youtube';

/** YouTube, as long as nothing is asked of it. */
export const examples: readonly Example[] = [
  {
    name: 'waiting',
    shows: 'Not the slide shown: the box holds its place, nothing is requested.',
    element: <Youtube url={youtubeFilm.url} alt={youtubeFilm.alt} playing={false} />,
  },
  {
    name: 'refused',
    shows: 'An address that is not of YouTube never becomes a frame.',
    element: <Youtube playing url="https://www.feeling.example/film" alt="" />,
  },
];
