import { fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageContext } from '@/components/kit/page';
import { Picture } from '@/components/kit/picture/picture';
import { media } from '../samples';

const table = {
  '/demo/a.jpg': { id: 'abc', width: 2400, height: 1600, tint: '#aabbcc', widths: [480, 960] },
};

test('a picture with variants has its exact size, its tint and both formats', () => {
  const { container } = render(
    <PageContext value={{ pictures: table }}>
      <Picture item={media('a')} sizes="50vw" />
    </PageContext>,
  );
  const image = screen.getByRole('img', { name: 'Immagine a' });
  expect(image).toHaveAttribute('src', '/media/abc-960.jpg');
  expect(image).toHaveAttribute('srcset', '/media/abc-480.jpg 480w, /media/abc-960.jpg 960w');
  expect(image).toHaveAttribute('width', '2400');
  expect(image).toHaveAttribute('height', '1600');
  expect(image).toHaveStyle({ backgroundColor: '#aabbcc' });
  const types = [...container.querySelectorAll('source')].map((source) => source.type);
  expect(types).toEqual(['image/avif']);
});

test('a picture is lazy, so that a hidden screen fetches none, and goes first when it is the largest of the view', () => {
  const { rerender } = render(<Picture item={media('a')} sizes="50vw" />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
  rerender(<Picture priority item={media('a')} sizes="50vw" />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});

test('a picture that is cropped keeps its focal point in view, and one without says nothing', () => {
  render(<Picture item={{ ...media('a'), focus: '20% 80%' }} sizes="50vw" />);
  expect(screen.getByRole('img')).toHaveStyle({ objectPosition: '20% 80%' });
  expect(renderToStaticMarkup(<Picture item={media('a')} sizes="50vw" />)).not.toContain('style');
});

test('a picture without variants shows its original in a reserved box', () => {
  render(<Picture item={media('new', 'image', 'https://example.org/n.jpg')} sizes="50vw" />);
  expect(screen.getByRole('img')).toHaveAttribute('src', 'https://example.org/n.jpg');
  expect(screen.getByRole('img').parentElement).toHaveClass('reserved');
});

test.each(['javascript:alert(1)', 'data:image/png;base64,AA', '//evil.example/a.jpg', ''])(
  'the address %p is never requested; its box stays, with its alternative text',
  (url) => {
    const { container } = render(<Picture item={media('bad', 'image', url)} sizes="50vw" />);
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByRole('img', { name: 'Immagine bad' })).toHaveClass('missing');
  },
);

test('a broken picture keeps its box and shows no broken icon', () => {
  const { container } = render(<Picture item={media('a')} sizes="50vw" />);
  fireEvent.error(screen.getByRole('img'));
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByRole('img', { name: 'Immagine a' })).toHaveClass('missing');
});

test('after a broken picture, another address is tried again', () => {
  const { container, rerender } = render(<Picture item={media('a')} sizes="50vw" />);
  fireEvent.error(screen.getByRole('img'));
  rerender(<Picture item={media('b')} sizes="50vw" />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/demo/b.jpg');
});

test.each(['/demo/la città.jpg', '/demo/due parole.jpg', '/demo/../altre/a.jpg'])(
  'a broken picture is recognised although the browser writes its address %p differently',
  (url) => {
    const { container } = render(<Picture item={media('a', 'image', url)} sizes="50vw" />);
    fireEvent.error(screen.getByRole('img'));
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByRole('img', { name: 'Immagine a' })).toHaveClass('missing');
  },
);

test('after a broken picture, an address with which the broken one ends is tried', () => {
  const broken = media('a', 'image', 'https://example.org/demo/b.jpg');
  const { container, rerender } = render(<Picture item={broken} sizes="50vw" />);
  fireEvent.error(screen.getByRole('img'));
  rerender(<Picture item={media('b')} sizes="50vw" />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/demo/b.jpg');
});
