import { Picture } from '@/components/kit/picture/picture';
import { Slider } from '@/components/kit/slider/slider';
import type { Example, ExamplesByComponent } from './example';
import { film, picture, pictures, youtubeFilm } from './sample-content';

const pictureExamples: readonly Example[] = [
  {
    name: 'missing',
    shows: 'The address may not be requested: the tinted box is shown, with the text alternative.',
    element: (
      <Picture item={{ id: 'x', kind: 'image', url: 'javascript:0', alt: 'Un ritratto' }} sizes="40rem" />
    ),
  },
];

const sizes = '(min-width: 900px) 40rem, 90vw';
const many = Array.from({ length: 30 }, (_, index) => ({ ...picture('parco'), id: String(index) }));

const sliderExamples: readonly Example[] = [
  {
    name: 'pictures',
    shows: 'Changes by itself every 9.7 seconds; pause, bullets, arrow keys, swipe.',
    element: <Slider items={pictures} label="Tre immagini" sizes={sizes} />,
  },
  {
    name: 'still',
    shows: 'Without autoplay there is no pause button.',
    element: <Slider autoplay={false} items={pictures} label="Tre immagini ferme" sizes={sizes} />,
  },
  {
    name: 'cell',
    shows: 'In a cell the bullets only show which slide is current.',
    element: <Slider cell items={pictures} label="Tre immagini in una cella" sizes={sizes} />,
  },
  {
    name: 'one picture',
    shows: 'No controls at all.',
    element: <Slider items={[picture('parco')]} label="Una" sizes={sizes} />,
  },
  {
    name: 'film',
    shows: 'A film alone plays by itself, and can be paused.',
    element: <Slider items={[film]} label="Un film" sizes={sizes} />,
  },
  {
    name: 'mixed',
    shows: 'Picture, film and YouTube; YouTube is requested only when its slide is shown.',
    element: (
      <Slider autoplay={false} items={[picture('dono'), film, youtubeFilm]} label="Di tutto" sizes={sizes} />
    ),
  },
  {
    name: 'without films',
    shows: 'With excludeYoutube, YouTube and film are left out.',
    element: (
      <Slider
        excludeYoutube
        items={[picture('dono'), film, youtubeFilm]}
        label="Solo immagini"
        sizes={sizes}
      />
    ),
  },
  {
    name: 'many',
    shows: 'Thirty slides: the row of bullets scrolls.',
    element: <Slider autoplay={false} items={many} label="Trenta immagini" sizes={sizes} />,
  },
  {
    name: 'none',
    shows: 'Without items, nothing is rendered.',
    element: <Slider items={[]} label="Nessuna" sizes={sizes} />,
  },
];

export const mediaExamples: ExamplesByComponent = {
  picture: pictureExamples,
  slider: sliderExamples,
};
