import type { ReactElement } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { PageContext } from '@/components/kit/page';
import { SlideMedia } from '@/components/kit/slider/slider-track';
import type { MediaItem } from '@/lib/content/model';
import { media } from '../samples';

const slide = (item: MediaItem): ReactElement => (
  <SlideMedia near playing item={item} sizes="50vw" priority={false} />
);
const MISSING = [
  ['a picture whose address is not permitted', media('a', 'image', 'ftp://a.example/a.jpg')],
  ['a video whose address is not permitted', media('a', 'video', 'ftp://a.example/a.mp4')],
  ['a YouTube video of another site', media('a', 'youtube', 'https://vimeo.com/1')],
] as const;

test.each(MISSING)(
  '%s is a quiet box for visitors: no sign, no word, its text alternative',
  (_what, item) => {
    const { container } = render(slide(item));
    expect(screen.getByRole('img', { name: 'Immagine a' })).toHaveClass('missing');
    expect(container).toHaveTextContent('');
    expect(container.querySelector('img, video, iframe, svg')).toBeNull();
  },
);

test.each(MISSING)('%s tells its address in the preview', (_what, item) => {
  render(
    <PageContext value={{ pictures: {}, missingMedia: (url) => `manca ${url}` }}>{slide(item)}</PageContext>,
  );
  expect(screen.getByText(`manca ${item.url}`)).toHaveClass('missing');
});

test('a picture that cannot be reached tells its address in the preview', () => {
  const item = media('a', 'image', 'https://a.example/a.jpg');
  render(
    <PageContext value={{ pictures: {}, missingMedia: (url) => `manca ${url}` }}>{slide(item)}</PageContext>,
  );
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByText('manca https://a.example/a.jpg')).toBeInTheDocument();
});

test('a video that cannot be reached becomes the quiet box', () => {
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const { container } = render(slide(media('a', 'video', 'https://a.example/a.mp4')));
  const video = container.querySelector('video');
  if (video) fireEvent.error(video);
  expect(screen.getByRole('img', { name: 'Immagine a' })).toHaveClass('missing');
});
