import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SliderEngineOptions } from '@/components/kit/slider/slider-engine';
import { picturesOf, Slider } from '@/components/kit/slider/slider';
import { installBrowserParts, setNear, setReducedMotion } from '../browser-parts';
import { media, pictures, safe } from '../samples';

const engine = { show: jest.fn(), update: jest.fn(), setMoving: jest.fn(), destroy: jest.fn() };
const startSlider = jest.fn((_element: HTMLElement, _options: SliderEngineOptions) => engine);
let missing: Error | undefined;
jest.mock('@/components/kit/slider/slider-engine', () => ({
  get startSlider() {
    if (missing) throw missing;
    return (element: HTMLElement, options: SliderEngineOptions) => startSlider(element, options);
  },
}));
const reported = jest.fn();

beforeEach(() => {
  installBrowserParts();
  jest.clearAllMocks();
  Object.assign(globalThis, { reportError: reported });
  missing = undefined;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

async function comeNear(): Promise<void> {
  await act(async () => {
    setNear(true);
    await jest.advanceTimersByTimeAsync(0);
  });
}

function slideTo(index: number): void {
  act(() => startSlider.mock.lastCall?.[1].onChange(index));
}

/** Whether the slides turn by themselves, by the check after the last render; `undefined` before the first one. */
function turns(ms = 300): boolean | undefined {
  act(() => jest.advanceTimersByTime(ms));
  return engine.setMoving.mock.lastCall?.[0];
}

type Props = Partial<Parameters<typeof Slider>[0]>;

const slides = () => screen.queryAllByRole('group', { name: /^\d+ di \d+$/ });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const slider = (props: Props = {}) => (
  <Slider items={pictures('1', '2', '3', '4', '5')} label="Copertina" sizes="50vw" {...props} />
);

async function renderAlive(props?: Props) {
  const { rerender, ...rendered } = render(slider(props));
  await comeNear();
  return { ...rendered, change: (next: Props) => rerender(slider(next)) };
}

const mixed = [media('1'), media('v', 'video', '/demo/v.mp4'), media('y', 'youtube', 'https://youtu.be/abc')];
const film = mixed.slice(1, 2);

// [spec 2.65]
test('before it comes near the view the slider is its first slide, and the library is not loaded; then it comes to life on that slide', async () => {
  render(slider());
  const first = screen.getByRole('img');
  expect(startSlider).not.toHaveBeenCalled();
  await comeNear();
  expect(startSlider).toHaveBeenCalledTimes(1);
  expect(slides()).toHaveLength(5);
  expect(screen.getByRole('img', { name: 'Immagine 1' })).toBe(first);
});

test('without JavaScript the other slides are there, never nested, which would break the page apart', () => {
  const html = renderToStaticMarkup(slider());
  const [, others = ''] = /<noscript[^>]*>(.*)<\/noscript>/.exec(html) ?? [];
  expect(others.match(/<img/g)).toHaveLength(4);
  expect(html.replace(/<noscript.*<\/noscript>/, '').match(/<img/g)).toHaveLength(1);
  const films = renderToStaticMarkup(slider({ items: mixed }));
  expect(films.match(/<noscript/g)).toHaveLength(1);
  expect(films).toMatch(/<noscript.*<video [^>]*controls/);
  expect(films).toContain('href="https://youtu.be/abc"');
  expect(films).toContain('<video');
  const first = renderToStaticMarkup(slider({ items: mixed.slice(2) }));
  expect(first).toMatch(/<noscript><a href="https:\/\/youtu.be\/abc"/);
});

test('a single picture never loads the library and has no controls; no items leave nothing behind', async () => {
  const { container, change } = await renderAlive({ items: pictures('1') });
  expect(startSlider).not.toHaveBeenCalled();
  expect(screen.queryByRole('button')).toBeNull();
  change({ items: [] });
  expect(container).toBeEmptyDOMElement();
});

// [spec 2.80]
test('the active slide, the previous and the next are loaded, around the ends too; only the active one can be reached', async () => {
  const { container } = await renderAlive();
  const loaded = () => [...container.querySelectorAll('img')].map((image) => image.alt);
  expect(loaded()).toEqual(['Immagine 1', 'Immagine 2', 'Immagine 5']);
  slideTo(2);
  expect(loaded()).toEqual(['Immagine 2', 'Immagine 3', 'Immagine 4']);
  expect(slides().map((slide) => slide.hasAttribute('inert'))).toEqual([true, true, false, true, true]);
});

// [spec 2.82]
test('the bullets of a cell slider are not clickable', async () => {
  const { container } = await renderAlive({ cell: true });
  expect(screen.queryByRole('button', { name: /Vai alla/ })).toBeNull();
  expect(container.querySelectorAll('.bullet')).toHaveLength(5);
});

// [spec 4.21, 9.6, 9.8]
test('autoplay is checked about 300 ms after each render, and follows the autoplay property', async () => {
  const { change } = await renderAlive();
  expect(turns(299)).toBeUndefined();
  expect(turns(1)).toBe(true);
  change({ autoplay: false });
  expect(turns()).toBe(false);
});

// [spec 2.76]
test('while the keyboard is inside nothing turns by itself, and when it leaves it goes on', async () => {
  await renderAlive();
  const bullet = button('Vai alla diapositiva 3 di 5');
  // jsdom does not know how an element got the focus.
  Object.assign(bullet, { matches: () => true });
  act(() => bullet.focus());
  expect(turns()).toBe(false);
  act(() => bullet.blur());
  expect(turns()).toBe(true);
});

// [spec 2.78]
test('nothing moves by itself for a reader who asks for less motion, or out of view', async () => {
  const { unmount } = await renderAlive();
  expect(turns()).toBe(true);
  act(() => setNear(false));
  expect(turns()).toBe(false);
  unmount();
  setReducedMotion(true);
  await renderAlive();
  expect(turns()).toBe(false);
  expect(button('Riprendi lo scorrimento')).toBeInTheDocument();
});

// [spec 4.20]
test('when the items change the list is rebuilt and the active slide stays, or its place when it is taken away; the same items change nothing', async () => {
  const { change } = await renderAlive();
  slideTo(2);
  engine.update.mockClear();
  change({});
  expect(engine.update).not.toHaveBeenCalled();
  change({ items: pictures('9', '1', '2', '3', '4', '5') });
  expect(engine.update).toHaveBeenLastCalledWith(3);
  expect(slides()[3]).not.toHaveAttribute('inert');
  expect(within(slides()[3] ?? document.body).getByRole('img')).toHaveAccessibleName('Immagine 3');
  change({ items: pictures('1', '2') });
  expect(engine.update).toHaveBeenLastCalledWith(1);
  expect(startSlider).toHaveBeenCalledTimes(1);
});

// [spec 2.71]
test('a video plays by itself, loops, is muted, has the fallback text, and can be paused', async () => {
  const { container } = await renderAlive({ items: film });
  const video = container.querySelector('video');
  expect(video).toHaveAttribute('autoplay');
  expect(video).toHaveAttribute('loop');
  expect(video?.muted).toBe(true);
  expect(video).toHaveTextContent('Your browser does not support the video tag.');
  const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause');
  fireEvent.click(button('Metti in pausa il video'));
  expect(pause).toHaveBeenCalled();
});

test('where the browser lets no video play by itself, the button offers it, and one press plays it', async () => {
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play');
  play.mockRejectedValueOnce(new DOMException('blocked', 'NotAllowedError'));
  await renderAlive({ items: film });
  play.mockClear();
  fireEvent.click(button('Riprendi il video'));
  expect(play).toHaveBeenCalledTimes(1);
  await act(() => Promise.resolve());
  // A video that is paused before it plays is not refused.
  play.mockRejectedValueOnce(new DOMException('interrupted', 'AbortError'));
  fireEvent.click(button('Metti in pausa il video'));
  fireEvent.click(button('Riprendi il video'));
  await act(() => Promise.resolve());
  expect(button('Metti in pausa il video')).toBeInTheDocument();
});

// [spec 2.73]
test('a film alone that cannot be played has nothing to pause; one that takes its place has', async () => {
  const { container, change } = await renderAlive({ items: [media('v', 'video', '/demo/v.mp4')] });
  fireEvent.error(container.querySelector('video') ?? container);
  expect(screen.queryByRole('button')).toBeNull();
  change({ items: [media('v', 'video', '/demo/w.mp4')] });
  expect(button('Metti in pausa il video')).toBeInTheDocument();
  change({ items: [media('v', 'video', 'javascript:0')] });
  expect(screen.queryByRole('button')).toBeNull();
  change({ items: [media('v', 'video', '/demo/v.mp4'), media('w')] });
  expect(button(/Metti in pausa/)).toBeInTheDocument();
});

test('excludeYoutube leaves YouTube and video items out', async () => {
  const { container } = await renderAlive({ items: mixed, excludeYoutube: true });
  expect(container.querySelectorAll('video, iframe')).toHaveLength(0);
  expect(startSlider).not.toHaveBeenCalled();
  expect(screen.getByRole('img', { name: 'Immagine 1' })).toBeInTheDocument();
});

// [spec 2.79]
test('an empty gallery that is filled while it is shown comes to life on its first picture, each time; a film alone plays', async () => {
  const { change } = await renderAlive({ items: [] });
  for (const count of [1, 2]) {
    change({ items: pictures('1', '2', '3') });
    await comeNear();
    expect(startSlider).toHaveBeenCalledTimes(count);
    expect(startSlider.mock.lastCall?.[0].isConnected).toBe(true);
    expect(startSlider.mock.lastCall?.[1].initial).toBe(0);
    slideTo(1);
    change({ items: [] });
    expect(engine.destroy).toHaveBeenCalledTimes(count);
  }
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play');
  change({ items: film });
  await comeNear();
  expect(play).toHaveBeenCalled();
});

test('of several reports that a busy browser gives at once, the last one counts', async () => {
  await renderAlive();
  act(() => setNear(false, true));
  expect(turns()).toBe(true);
  act(() => setNear(true, false));
  expect(turns()).toBe(false);
});

describe('when the sliding library cannot be had', () => {
  beforeEach(() => {
    missing = new Error('broken');
  });

  // [spec 2.77]
  test('all slides are a row to scroll, reached by keyboard too, and nothing offers what does not work', async () => {
    const { container } = await renderAlive();
    expect(screen.getAllByRole('img')).toHaveLength(5);
    expect(slides().every((slide) => !slide.hasAttribute('inert'))).toBe(true);
    expect(container.querySelector('.viewport')).toHaveAttribute('data-row');
    expect(container.querySelector('.track')).toHaveAttribute('tabindex', '0');
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('a part that ran and failed is reported; one that did not arrive has been already', async () => {
    const { unmount } = await renderAlive();
    expect(reported).toHaveBeenCalledWith(expect.objectContaining({ cause: missing }));
    unmount();
    reported.mockClear();
    missing = Object.assign(new Error('late'), { name: 'ChunkLoadError' });
    await renderAlive();
    expect(reported).not.toHaveBeenCalled();
  });
});

test.each(['start', 'show', 'setMoving', 'update', 'destroy'] as const)(
  'when the sliding library throws in %s, it is reported, and all slides stay to be seen',
  async (step) => {
    const failure = new Error('broken inside');
    const fail = (): never => {
      throw failure;
    };
    if (step === 'start') startSlider.mockImplementationOnce(fail);
    else engine[step].mockImplementationOnce(fail);
    const { container, change } = await renderAlive();
    turns();
    for (const bullet of screen.queryAllByRole('button', { name: /2/ })) fireEvent.click(bullet);
    change({ items: pictures('9', '1', '2', '3', '4', '5') });
    turns();
    change({ items: pictures('1') });
    change({});
    turns();
    expect(reported).toHaveBeenCalledTimes(1);
    expect(reported).toHaveBeenCalledWith(expect.objectContaining({ cause: failure }));
    expect(container.querySelector('.track')).toBeInTheDocument();
    if (step === 'destroy') expect(slides()).toHaveLength(5);
    else expect(container.querySelectorAll('[data-row] img')).toHaveLength(5);
  },
);

test.each([
  ['Nido', undefined, 'Immagini: Nido'],
  ['Nido <em>e</em>&nbsp;scuola', undefined, 'Immagini: Nido e scuola'],
  ['<br>', undefined, 'Immagini'],
  ['Servizi', 'Immagini di copertina', 'Immagini di copertina: Servizi'],
  ['', 'Immagini di copertina', 'Immagini di copertina'],
])(
  'the pictures of an entry with the title %j, “%s”, are named “%s”: no name ends in the air',
  (title, what, name) => {
    expect(picturesOf(safe(title), what)).toBe(name);
  },
);
