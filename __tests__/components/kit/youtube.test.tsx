import { render, screen } from '@testing-library/react';
import { Youtube } from '@/components/kit/youtube/youtube';
import { youtubeEmbed } from '@/lib/media/youtube-address';

const EMBED =
  'https://www.youtube-nocookie.com/embed/aqz-KE?controls=0&showinfo=0&rel=0&autoplay=1&loop=1&mute=1&playlist=aqz-KE';

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
  'https://www.youtube.com/user/feeling',
  'https://www.youtube.com/c/feeling/videos',
  'https://www.youtube.com/shorts',
  'https://www.youtube.com/feed/trending',
])('%p is no YouTube video', (url) => {
  expect(youtubeEmbed(url)).toBeUndefined();
});

// [spec 2.69]
test('the frame is there only while the video is shown', () => {
  const { container, rerender } = render(
    <Youtube url="https://youtu.be/aqz-KE" alt="Il video" playing={false} />,
  );
  expect(container.querySelector('iframe')).toBeNull();
  rerender(<Youtube playing url="https://youtu.be/aqz-KE" alt="Il video" />);
  expect(screen.getByTitle('Il video')).toHaveAttribute('src', EMBED);
});
