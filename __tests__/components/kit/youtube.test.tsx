import { act, fireEvent, render, screen } from '@testing-library/react';
import { Footer } from '@/components/blocks/footer/footer';
import { PageContext } from '@/components/kit/page';
import { Youtube } from '@/components/kit/youtube/youtube';
import { ASKING, safe } from '../samples';
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

describe('on a site that asks first', () => {
  const footer = {
    sezione_contatti: { paragrafo_contatti: safe('') },
    colonna_1: { titolo: safe(''), testo: safe('') },
    colonna_2: { titolo: safe(''), testo: safe('') },
    dati_societari: { sede: '', registro_imprese: '', rea: '', capitale_sociale: '', partita_iva: '' },
    colonna_social: [],
  };
  const show = () =>
    render(
      <PageContext value={ASKING}>
        <Youtube playing url="https://youtu.be/aqz-KE" alt="Il video" poster="/demo/fermo.jpg" />
        <Footer footer={footer} />
      </PageContext>,
    );
  const ASK = { name: 'Mostra il video di YouTube' };
  const HIDE = { name: 'Non mostrare più i video di YouTube' };
  const ask = () => screen.queryByRole('button', ASK);
  const press = (name: object) => fireEvent.click(screen.getByRole('button', name));
  const consent = (detail: unknown) =>
    act(() => void dispatchEvent(new CustomEvent('youtube-consent', { detail })));

  beforeEach(() => {
    sessionStorage.clear();
  });

  test('a video is a picture of ours with a question until the visitor wants it, then the frame; the footer takes it back', () => {
    const { container } = show();
    expect(container.querySelector('iframe')).toBeNull();
    expect(container.querySelector('img')).toHaveAttribute('src', '/demo/fermo.jpg');
    expect(screen.getByText(/riceve il tuo indirizzo IP/)).toBeInTheDocument();
    expect(screen.queryByRole('button', HIDE)).toBeNull();
    press(ASK);
    expect(screen.getByTitle('Il video')).toHaveAttribute('src', EMBED);
    press(HIDE);
    expect(container.querySelector('iframe')).toBeNull();
    expect(ask()).not.toBeNull();
  });

  test('where it is wanted, whoever shows it is told: it plays also for those who prefer no motion', () => {
    const onWanted = jest.fn();
    render(
      <PageContext value={ASKING}>
        <Youtube playing={false} url="https://youtu.be/aqz-KE" alt="" onWanted={onWanted} />
      </PageContext>,
    );
    press(ASK);
    expect(onWanted).toHaveBeenCalledTimes(1);
    consent(false);
  });

  test('a plain page, which has no script to ask with, asks nothing', () => {
    render(
      <PageContext value={{ ...ASKING, plain: { addressOf: () => undefined, linked: (html) => html } }}>
        <Youtube playing={false} url="https://youtu.be/aqz-KE" alt="" />
      </PageContext>,
    );
    expect(ask()).toBeNull();
  });

  test('what was chosen lasts for the visit', () => {
    show().unmount();
    const { unmount } = show();
    press(ASK);
    unmount();
    show();
    expect(screen.getByTitle('Il video')).toBeInTheDocument();
  });

  test('a program that manages consent allows and forbids by an event; anything but true forbids', () => {
    show();
    consent(true);
    expect(screen.getByTitle('Il video')).toBeInTheDocument();
    consent('yes');
    expect(ask()).not.toBeNull();
  });

  test.each(['getItem', 'setItem'] as const)(
    'where %s is denied, the choice lasts while the page is open',
    (method) => {
      const denied = jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
      show();
      consent(true);
      expect(screen.getByTitle('Il video')).toBeInTheDocument();
      consent(false);
      expect(ask()).not.toBeNull();
      denied.mockRestore();
    },
  );
});
