import { act, render, screen } from '@testing-library/react';
import { PageContext } from 'still-live/react/page';
import { Youtube } from '@/components/kit/youtube/youtube';
import { youtubeEmbed } from 'still-live/media/media-address';
import { ASKING } from '../samples';

const EMBED =
  'https://www.youtube-nocookie.com/embed/aqz-KE?controls=0&showinfo=0&rel=0&autoplay=1&loop=1&mute=1&playlist=aqz-KE';
const film = { url: 'https://youtu.be/aqz-KE', alt: 'Il video' };

// [spec 2.70]
test.each([
  'https://www.youtube.com/embed/aqz-KE',
  'https://youtu.be/aqz-KE',
  'https://www.youtube.com/watch?v=aqz-KE',
  'http://m.youtube.com/shorts/aqz-KE?si=1',
])(
  '%s is embedded without cookies: controls, info and related off, autoplay, loop and mute on, playlist the video',
  (url) => {
    expect(youtubeEmbed(url)).toBe(EMBED);
  },
);

test.each([
  'https://evil.example/embed/x',
  'https://youtube.com.evil.example/embed/x',
  'javascript:x',
  '',
  'https://youtu.be/',
  'https://www.youtube.com/playlist?list=PL1234567890',
  'https://www.youtube.com/embed/videoseries?list=PL1234567890',
  'https://www.youtube.com/channel/UC1234567890',
  'https://www.youtube.com/shorts',
  'https://www.youtube.com/feed/trending',
])('%p is no YouTube video', (url) => {
  expect(youtubeEmbed(url)).toBeUndefined();
});

// [spec 2.69, 2.89]
test('the frame is there only while the video is shown', () => {
  const { container, rerender } = render(<Youtube {...film} playing={false} />);
  expect(container.querySelector('iframe')).toBeNull();
  rerender(<Youtube {...film} playing />);
  expect(screen.getByTitle('Il video')).toHaveAttribute('src', EMBED);
});

describe('on a site that asks first', () => {
  test('a program that manages consent allows and forbids by an event; anything but true forbids', () => {
    const { container } = render(
      <PageContext value={ASKING}>
        <Youtube {...film} playing />
      </PageContext>,
    );
    const frames = (detail: unknown): number => {
      act(() => void dispatchEvent(new CustomEvent('youtube-consent', { detail })));
      return container.querySelectorAll('iframe').length;
    };
    expect([true, 'yes', true, false].map(frames)).toEqual([1, 0, 1, 0]);
    expect(screen.getByRole('button', { name: 'Mostra il video di YouTube' })).toBeInTheDocument();
  });

  test('a static page, which has no script to ask with, asks nothing', () => {
    render(
      <PageContext value={{ ...ASKING, isStatic: true }}>
        <Youtube {...film} playing={false} />
      </PageContext>,
    );
    expect(screen.queryByRole('button')).toBeNull();
  });
});
