import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SliderEngineOptions } from '@/components/kit/slider/slider-engine';
import { PageContext } from '@/components/kit/page';
import { Slider } from '@/components/kit/slider/slider';
import { installBrowserParts, setNear, setReducedMotion } from '../browser-parts';
import { ASKING, media, pictures } from '../samples';

const engine = { show: jest.fn(), update: jest.fn(), setMoving: jest.fn(), destroy: jest.fn() };
const startSlider = jest.fn((_element: HTMLElement, _options: SliderEngineOptions) => engine);
let missing: Error | undefined;
jest.mock('@/components/kit/slider/slider-engine', () => ({
  get startSlider() {
    if (missing) throw missing;
    return (element: HTMLElement, options: SliderEngineOptions) => startSlider(element, options);
  },
}));

beforeEach(() => {
  installBrowserParts();
  jest.clearAllMocks();
  missing = undefined;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

/** Brings the slider near the view and lets its engine arrive. */
async function comeNear(): Promise<void> {
  await act(async () => {
    setNear(true);
    await jest.advanceTimersByTimeAsync(0);
  });
}

/** What the engine would do after a change of slide. */
function slideTo(index: number): void {
  act(() => startSlider.mock.lastCall?.[1].onChange(index));
}

const slides = () => screen.queryAllByRole('group', { name: /^\d+ di \d+$/ });
const slider = (props: Partial<Parameters<typeof Slider>[0]> = {}) => (
  <Slider items={pictures('1', '2', '3', '4', '5')} label="Copertina" sizes="50vw" {...props} />
);

test('before it comes near the view, the slider is its first slide, and the library is not loaded', () => {
  render(slider());
  expect(screen.getAllByRole('img')).toHaveLength(1);
  expect(startSlider).not.toHaveBeenCalled();
});

test('without JavaScript the other slides are there', () => {
  const html = renderToStaticMarkup(slider());
  const [, others = ''] = /<noscript[^>]*>(.*)<\/noscript>/.exec(html) ?? [];
  expect(others.match(/<img/g)).toHaveLength(4);
  expect(html.replace(/<noscript.*<\/noscript>/, '').match(/<img/g)).toHaveLength(1);
});

test('a single picture never loads the library and has no controls', async () => {
  render(slider({ items: pictures('1') }));
  await comeNear();
  expect(startSlider).not.toHaveBeenCalled();
  expect(screen.queryByRole('button')).toBeNull();
});

test('no items leave nothing behind', () => {
  const { container } = render(slider({ items: [] }));
  expect(container).toBeEmptyDOMElement();
});

// [spec 2.65]
test('near the view it comes to life on the same first slide', async () => {
  render(slider());
  const first = screen.getByRole('img', { name: 'Immagine 1' });
  await comeNear();
  expect(startSlider).toHaveBeenCalledTimes(1);
  expect(slides()).toHaveLength(5);
  expect(screen.getByRole('img', { name: 'Immagine 1' })).toBe(first);
});

// [spec 2.80]
test('the active slide, the previous and the next are loaded, around the ends too', async () => {
  const { container } = render(slider());
  await comeNear();
  const loaded = () => [...container.querySelectorAll('img')].map((image) => image.alt);
  expect(loaded()).toEqual(['Immagine 1', 'Immagine 2', 'Immagine 5']);
  slideTo(2);
  expect(loaded()).toEqual(['Immagine 2', 'Immagine 3', 'Immagine 4']);
});

test('slides that are not shown cannot be reached', async () => {
  render(slider());
  await comeNear();
  slideTo(1);
  expect(slides().map((slide) => slide.hasAttribute('inert'))).toEqual([true, false, true, true, true]);
});

// [spec 2.81]
test('bullets are clickable and say where we are', async () => {
  render(slider());
  await comeNear();
  fireEvent.click(screen.getByRole('button', { name: 'Vai alla diapositiva 3 di 5' }));
  expect(engine.show).toHaveBeenCalledWith(2);
  slideTo(2);
  expect(screen.getByRole('button', { name: 'Vai alla diapositiva 3 di 5' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

// [spec 2.82]
test('the bullets of a cell slider are not clickable', async () => {
  const { container } = render(slider({ cell: true }));
  await comeNear();
  expect(screen.queryByRole('button', { name: /Vai alla/ })).toBeNull();
  expect(container.querySelectorAll('.bullet')).toHaveLength(5);
});

test('the arrow keys turn the slides, around the ends', async () => {
  render(slider());
  await comeNear();
  fireEvent.keyDown(screen.getByRole('group', { name: 'Copertina' }), { key: 'ArrowLeft' });
  expect(engine.show).toHaveBeenCalledWith(4);
});

test('an arrow key with Alt, by which browsers go back, leaves the slides alone', async () => {
  render(slider());
  await comeNear();
  const gallery = screen.getByRole('group', { name: 'Copertina' });
  for (const modifier of [{ altKey: true }, { metaKey: true }, { ctrlKey: true }])
    fireEvent.keyDown(gallery, { key: 'ArrowLeft', ...modifier });
  expect(engine.show).not.toHaveBeenCalled();
});

test('the pause control comes first in the tab order', () => {
  render(slider());
  expect(
    within(screen.getByRole('group', { name: 'Copertina' })).getAllByRole('button')[0],
  ).toHaveAccessibleName('Metti in pausa lo scorrimento');
});

// [spec 4.21, 9.6, 9.8]
test('autoplay is checked about 300 ms after each render, and follows the autoplay property', async () => {
  const { rerender } = render(slider());
  await comeNear();
  act(() => {
    jest.advanceTimersByTime(299);
  });
  expect(engine.setMoving).not.toHaveBeenCalled();
  act(() => {
    jest.advanceTimersByTime(1);
  });
  expect(engine.setMoving).toHaveBeenLastCalledWith(true);
  rerender(slider({ autoplay: false }));
  act(() => {
    jest.advanceTimersByTime(300);
  });
  expect(engine.setMoving).toHaveBeenLastCalledWith(false);
});

test('pausing stops what moves, and going on starts it again', async () => {
  render(slider());
  await comeNear();
  fireEvent.click(screen.getByRole('button', { name: 'Metti in pausa lo scorrimento' }));
  act(() => {
    jest.advanceTimersByTime(300);
  });
  expect(engine.setMoving).toHaveBeenLastCalledWith(false);
  fireEvent.click(screen.getByRole('button', { name: 'Riprendi lo scorrimento' }));
  act(() => {
    jest.advanceTimersByTime(300);
  });
  expect(engine.setMoving).toHaveBeenLastCalledWith(true);
});

// [spec 2.76]
test('while the keyboard is inside nothing turns by itself, and when it leaves it goes on', async () => {
  render(slider());
  await comeNear();
  const bullet = screen.getByRole('button', { name: 'Vai alla diapositiva 3 di 5' });
  // jsdom does not know how an element got the focus.
  Object.assign(bullet, { matches: () => true });
  act(() => bullet.focus());
  act(() => {
    jest.advanceTimersByTime(300);
  });
  expect(engine.setMoving).toHaveBeenLastCalledWith(false);
  act(() => bullet.blur());
  act(() => {
    jest.advanceTimersByTime(300);
  });
  expect(engine.setMoving).toHaveBeenLastCalledWith(true);
});

// [spec 2.78]
test('nothing moves by itself for a reader who asks for less motion', async () => {
  setReducedMotion(true);
  render(slider());
  await comeNear();
  act(() => {
    jest.advanceTimersByTime(300);
  });
  expect(engine.setMoving).toHaveBeenLastCalledWith(false);
  expect(screen.getByRole('button', { name: 'Riprendi lo scorrimento' })).toBeInTheDocument();
});

test('out of view the slider rests', async () => {
  render(slider());
  await comeNear();
  act(() => setNear(false));
  act(() => {
    jest.advanceTimersByTime(300);
  });
  expect(engine.setMoving).toHaveBeenLastCalledWith(false);
});

// [spec 4.20]
test('when the items change the list is rebuilt and the active slide stays', async () => {
  const { rerender } = render(slider());
  await comeNear();
  slideTo(2);
  rerender(slider({ items: pictures('9', '1', '2', '3', '4', '5') }));
  expect(engine.update).toHaveBeenLastCalledWith(3);
  expect(slides()[3]).not.toHaveAttribute('inert');
  expect(within(slides()[3] ?? document.body).getByRole('img')).toHaveAccessibleName('Immagine 3');
});

test('when the active item is taken away its place is kept', async () => {
  const { rerender } = render(slider());
  await comeNear();
  slideTo(4);
  rerender(slider({ items: pictures('1', '2') }));
  expect(engine.update).toHaveBeenLastCalledWith(1);
});

test('the same items again change nothing', async () => {
  const { rerender } = render(slider());
  await comeNear();
  engine.update.mockClear();
  rerender(slider());
  expect(engine.update).not.toHaveBeenCalled();
  expect(startSlider).toHaveBeenCalledTimes(1);
});

test('leaving the page ends the engine', async () => {
  const { unmount } = render(slider());
  await comeNear();
  unmount();
  expect(engine.destroy).toHaveBeenCalledTimes(1);
});

const mixed = [media('1'), media('v', 'video', '/demo/v.mp4'), media('y', 'youtube', 'https://youtu.be/abc')];

// [spec 2.71]
test('a video plays by itself, loops, is muted, and has the fallback text', async () => {
  const { container } = render(slider({ items: mixed.slice(1, 2) }));
  await comeNear();
  const video = container.querySelector('video');
  expect(video).toHaveAttribute('autoplay');
  expect(video).toHaveAttribute('loop');
  expect(video?.muted).toBe(true);
  expect(video).toHaveTextContent('Your browser does not support the video tag.');
});

test('a single video can be paused', async () => {
  render(slider({ items: mixed.slice(1, 2) }));
  await comeNear();
  const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause');
  fireEvent.click(screen.getByRole('button', { name: 'Metti in pausa il video' }));
  expect(pause).toHaveBeenCalled();
});

test('YouTube is asked for only when its slide is shown', async () => {
  const { container } = render(slider({ items: mixed }));
  await comeNear();
  expect(container.querySelector('iframe')).toBeNull();
  slideTo(2);
  expect(container.querySelector('iframe')?.src).toContain('www.youtube-nocookie.com/embed/abc');
  slideTo(0);
  expect(container.querySelector('iframe')).toBeNull();
});

// [spec 2.73]
test('excludeYoutube leaves YouTube and video items out', async () => {
  const { container } = render(slider({ items: mixed, excludeYoutube: true }));
  await comeNear();
  expect(container.querySelectorAll('video, iframe')).toHaveLength(0);
  expect(startSlider).not.toHaveBeenCalled();
  expect(screen.getByRole('img', { name: 'Immagine 1' })).toBeInTheDocument();
});

test('what browsers without JavaScript see is never nested, which would break the page apart', () => {
  const html = renderToStaticMarkup(slider({ items: mixed }));
  expect(html.match(/<noscript/g)).toHaveLength(1);
  expect(html).toContain('href="https://youtu.be/abc"');
  expect(html).toContain('<video');
  const first = renderToStaticMarkup(slider({ items: mixed.slice(2) }));
  expect(first).toMatch(/<noscript><a href="https:\/\/youtu.be\/abc"/);
});

// [spec 2.79]
test('an empty gallery that is filled while it is shown comes to life, each time', async () => {
  const { rerender } = render(slider({ items: [] }));
  for (const count of [1, 2]) {
    rerender(slider({ items: pictures('1', '2', '3') }));
    await comeNear();
    expect(startSlider).toHaveBeenCalledTimes(count);
    expect(startSlider.mock.lastCall?.[0].isConnected).toBe(true);
    rerender(slider({ items: [] }));
    expect(engine.destroy).toHaveBeenCalledTimes(count);
  }
});

test('a gallery that was emptied begins with its first picture again', async () => {
  const { rerender } = render(slider({ items: pictures('1', '2', '3') }));
  await comeNear();
  slideTo(1);
  rerender(slider({ items: [] }));
  rerender(slider({ items: pictures('1', '2') }));
  await comeNear();
  expect(startSlider.mock.lastCall?.[1].initial).toBe(0);
});

test('a film alone that comes to an empty gallery plays', async () => {
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play');
  const { rerender } = render(slider({ items: [] }));
  rerender(slider({ items: mixed.slice(1, 2) }));
  await comeNear();
  expect(play).toHaveBeenCalled();
});

describe('when the sliding library cannot be had', () => {
  const reported = jest.fn();
  beforeEach(() => {
    missing = new Error('broken');
    Object.assign(globalThis, { reportError: reported });
  });

  // [spec 2.77]
  test('all slides are a row to scroll, reached by keyboard too, and nothing offers what does not work', async () => {
    const { container } = render(slider());
    await comeNear();
    expect(screen.getAllByRole('img')).toHaveLength(5);
    expect(slides().every((slide) => !slide.hasAttribute('inert'))).toBe(true);
    expect(container.querySelector('.viewport')).toHaveAttribute('data-row');
    expect(container.querySelector('.track')).toHaveAttribute('tabindex', '0');
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('films play all the same, and can be paused', async () => {
    render(slider({ items: mixed }));
    await comeNear();
    expect(screen.getByRole('button', { name: 'Metti in pausa il video' })).toBeInTheDocument();
  });

  test('a part that ran and failed is reported; one that did not arrive has been already', async () => {
    const { unmount } = render(slider());
    await comeNear();
    expect(reported).toHaveBeenCalledWith(expect.objectContaining({ cause: missing }));
    unmount();
    reported.mockClear();
    missing = Object.assign(new Error('late'), { name: 'ChunkLoadError' });
    render(slider());
    await comeNear();
    expect(reported).not.toHaveBeenCalled();
  });
});

describe.each(['start', 'show', 'setMoving', 'update', 'destroy'] as const)(
  'when the sliding library throws in %s',
  (step) => {
    const failure = new Error('broken inside');
    const fail = (): never => {
      throw failure;
    };
    const reported = jest.fn();

    test('it is reported, and all slides stay to be seen', async () => {
      Object.assign(globalThis, { reportError: reported });
      if (step === 'start') startSlider.mockImplementationOnce(fail);
      else engine[step].mockImplementationOnce(fail);
      const { container, rerender } = render(slider());
      await comeNear();
      act(() => jest.advanceTimersByTime(300));
      for (const bullet of screen.queryAllByRole('button', { name: /2/ })) fireEvent.click(bullet);
      rerender(slider({ items: pictures('9', '1', '2', '3', '4', '5') }));
      act(() => jest.advanceTimersByTime(300));
      rerender(slider({ items: pictures('1') }));
      rerender(slider());
      act(() => jest.advanceTimersByTime(300));
      expect(reported).toHaveBeenCalledTimes(1);
      expect(reported).toHaveBeenCalledWith(expect.objectContaining({ cause: failure }));
      expect(container.querySelector('.track')).toBeInTheDocument();
      if (step === 'destroy') expect(slides()).toHaveLength(5);
      else expect(container.querySelectorAll('[data-row] img')).toHaveLength(5);
    });
  },
);

test('a video that the visitor asks for plays, also for those who prefer reduced motion', async () => {
  setReducedMotion(true);
  const film = media('y', 'youtube', 'https://youtu.be/aqz-KE');
  render(
    <PageContext value={ASKING}>
      <Slider items={[film]} label="Copertina" sizes="50vw" />
    </PageContext>,
  );
  await comeNear();
  fireEvent.click(screen.getByRole('button', { name: 'Mostra il video di YouTube' }));
  expect(screen.getByTitle('Immagine y')).toBeInTheDocument();
});
