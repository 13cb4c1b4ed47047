import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageContext } from 'still-live/react/page';
import { Picture } from 'still-live/react/picture/picture';
import { SlideMedia } from '@/components/kit/slider/slider-track';
import type { MediaItem } from 'still-live/content/schema/values';
import { installBrowserParts } from '@/__tests__/components/browser-parts';
import { media } from '@/__tests__/components/samples';

beforeEach(installBrowserParts);

const table = {
  '/demo/a.jpg': { id: 'abc', width: 2400, height: 1600, tint: '#aabbcc', widths: [480, 960] },
};

const picture = (item: MediaItem): ReactNode => <Picture item={item} sizes="50vw" />;
const slide = (item: MediaItem): ReactNode => <SlideMedia near playing item={item} sizes="50vw" />;
const inPreview = (content: ReactNode): ReactNode => (
  <PageContext value={{ pictures: {}, missingMedia: (url) => `manca ${url}` }}>{content}</PageContext>
);

const breakMedia = (container: HTMLElement): void =>
  container.querySelectorAll('img, video').forEach((element) => fireEvent.error(element));

/** What visitors see in place of media that cannot be shown: no sign, no word, its text alternative. */
function expectQuietBox(container: HTMLElement, alt: string): void {
  expect(container.querySelector('img, video, iframe, svg')).toBeNull();
  expect(screen.getByRole('img', { name: alt })).toHaveClass('missing');
  expect(container).toHaveTextContent('');
}

test('a picture with variants has its exact size, its tint and both formats', () => {
  const { container } = render(<PageContext value={{ pictures: table }}>{picture(media('a'))}</PageContext>);
  const image = screen.getByRole('img', { name: 'Immagine a' });
  expect(image).toHaveAttribute('src', '/media/abc-960.jpg');
  expect(image).toHaveAttribute('width', '2400');
  expect(image).toHaveAttribute('height', '1600');
  expect(image).toHaveStyle({ backgroundColor: '#aabbcc' });
  const sources = [...container.querySelectorAll('source')].map(({ type, srcset }) => [type, srcset]);
  expect(sources).toEqual([['image/avif', '/media/abc-480.avif 480w, /media/abc-960.avif 960w']]);
});

test('a picture that is cropped keeps its focal point in view, and one without says nothing', () => {
  render(picture({ ...media('a'), focus: '20% 80%' }));
  expect(screen.getByRole('img')).toHaveStyle({ objectPosition: '20% 80%' });
  expect(renderToStaticMarkup(picture(media('a')))).not.toContain('style');
});

test('a picture without variants shows its original in a reserved box', () => {
  render(picture(media('new', 'image', 'https://example.org/n.jpg')));
  expect(screen.getByRole('img')).toHaveAttribute('src', 'https://example.org/n.jpg');
  expect(screen.getByRole('img').parentElement).toHaveClass('reserved');
});

test.each([
  ['picture', media('a', 'image', 'javascript:alert(1)')],
  ['picture', media('a', 'image', '')],
  ['video', media('a', 'video', 'ftp://a.example/a.mp4')],
  ['YouTube video', media('a', 'youtube', 'https://vimeo.com/1')],
])(
  'a %s at an address that is not permitted (%j) is never requested; the preview tells it',
  (_what, item) => {
    const { container, rerender } = render(slide(item));
    expectQuietBox(container, 'Immagine a');
    rerender(inPreview(slide(item)));
    expect(container.textContent).toBe(`manca ${item.url}`);
  },
);

test.each([
  '/demo/a.jpg',
  // The browser writes these differently.
  '/demo/la città.jpg',
  '/demo/due parole.jpg',
  '/demo/../altre/a.jpg',
])('a broken picture, %p, keeps its box and shows no broken icon; the preview tells its address', (url) => {
  const { container, rerender } = render(picture(media('a', 'image', url)));
  breakMedia(container);
  expectQuietBox(container, 'Immagine a');
  rerender(inPreview(picture(media('a', 'image', url))));
  breakMedia(container);
  expect(container).toHaveTextContent(`manca ${url}`);
});

test.each(['/demo/a.jpg', 'https://example.org/demo/b.jpg'])(
  'after a broken picture, %p, another address is tried again, also one with which it ends',
  (url) => {
    const { container, rerender } = render(picture(media('a', 'image', url)));
    breakMedia(container);
    rerender(picture(media('b')));
    expect(container.querySelector('img')).toHaveAttribute('src', '/demo/b.jpg');
  },
);
