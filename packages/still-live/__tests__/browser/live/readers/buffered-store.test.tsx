import { registerBlock } from 'still-live/browser/live/readers/blocks-in-page';
import { createBufferedStore, type LiveState } from 'still-live/browser/live/readers/buffered-store';
import type { Records } from 'still-live/content/schema/records';
import { createStore, type Store } from 'still-live/store';
import { keepParts } from 'still-live/browser/live/readers/kept-parts';
import { introOf, NOTE, noteWith } from '../../../content/schema/note';

const settled = (): Promise<void> => jest.advanceTimersByTimeAsync(200);

let page: Store<Records>;
let buffered: ReturnType<typeof createBufferedStore>;
let commits: number;
let state: Store<LiveState>;
const announce = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  CSS.supports = () => true;
  announce.mockClear();
  document.body.innerHTML =
    '<main><section class="route"><p id="text"></p><button id="control"></button></section></main>';
  // What is laid out, in a browser: everything has one box, in view.
  Element.prototype.getClientRects = () => [new DOMRect(0, 0, 10, 10)] as unknown as DOMRectList;
  Object.defineProperty(HTMLElement.prototype, 'innerText', {
    configurable: true,
    get(this: HTMLElement) {
      return this.textContent;
    },
  });
  page = createStore<Records>({});
  page.set(NOTE, noteWith('a'));
  commits = 0;
  state = createStore<LiveState>({});
  state.subscribe('announcement', () => state.get('announcement') !== '' && announce());
  buffered = createBufferedStore({
    store: page,
    state,
    commit: (change) => {
      commits += 1;
      change();
      const words = document.getElementById('text');
      if (words) words.textContent = String(introOf(page.get(NOTE)));
    },
  });
});
afterEach(() => {
  buffered.stop();
  jest.useRealTimers();
});

const shown = (): unknown => introOf(page.get(NOTE));

test('several values of one moment are one change of the page', async () => {
  buffered.set(NOTE, noteWith('b'));
  buffered.set('pagine/diario/_visibility', true);
  expect(introOf(buffered.get(NOTE))).toBe('b');
  expect(shown()).toBe('a');
  await settled();
  expect([shown(), page.get('pagine/diario/_visibility'), commits]).toEqual(['b', true, 1]);
});

test('a change that was taken back while it waited changes nothing', async () => {
  state.set('isPaused', true);
  buffered.set(NOTE, noteWith('b'));
  buffered.set(NOTE, noteWith('a'));
  state.set('isPaused', false);
  await settled();
  expect(commits).toBe(0);
});

describe('a block that shows the text', () => {
  let unregister: () => void;
  beforeEach(() => {
    const block = document.querySelector('section') ?? document.body;
    unregister = registerBlock(block, [`${NOTE}/intro`]);
  });
  afterEach(() => unregister());

  test('is told to have a newer text after a while, until that is shown', async () => {
    const control = document.getElementById('control');
    control?.focus();
    buffered.set(NOTE, noteWith('b'));
    await jest.advanceTimersByTimeAsync(9_000);
    expect(state.get('isWaiting')).not.toBe(true);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(state.get('isWaiting')).toBe(true);
    control?.blur();
    await settled();
    expect(shown()).toBe('b');
    expect(state.get('isWaiting')).toBe(false);
  });

  test('is held for three seconds by a mouse that rests on it', async () => {
    const move = new MouseEvent('pointermove', { bubbles: true });
    document.getElementById('text')?.dispatchEvent(Object.assign(move, { pointerType: 'mouse' }));
    buffered.set(NOTE, noteWith('b'));
    await jest.advanceTimersByTimeAsync(2_900);
    expect(shown()).toBe('a');
    await jest.advanceTimersByTimeAsync(200);
    expect(shown()).toBe('b');
  });
});

test('a page that never stops scrolling is changed after five seconds, and again five seconds later', async () => {
  const scrollOn = async (ms: number): Promise<void> => {
    for (let passed = 0; passed < ms; passed += 50) {
      Object.defineProperty(window, 'scrollY', { configurable: true, value: window.scrollY + 10 });
      window.dispatchEvent(new Event('scroll'));
      await jest.advanceTimersByTimeAsync(50);
    }
  };
  await scrollOn(1_000);
  for (const [before, after] of ['ab', 'bc']) {
    buffered.set(NOTE, noteWith(after ?? ''));
    await scrollOn(4_500);
    expect(shown()).toBe(before);
    await scrollOn(1_000);
    expect(shown()).toBe(after);
  }
});

test('changes of the text are said at once and then every 30 seconds at most; what shows no other text is not said', async () => {
  const after = async (ms: number, text: string): Promise<number> => {
    buffered.set(NOTE, noteWith(text));
    await jest.advanceTimersByTimeAsync(ms);
    return announce.mock.calls.length;
  };
  buffered.set('pagine/diario/_visibility', true);
  await settled();
  // The first commit of this test writes the text of the record, which the page had not.
  const start = announce.mock.calls.length;
  await jest.advanceTimersByTimeAsync(30_000);
  expect(await after(1_000, 'b')).toBe(start + 1);
  expect(await after(1_000, 'c')).toBe(start + 1);
  expect(await after(1_000, 'd')).toBe(start + 1);
  await jest.advanceTimersByTimeAsync(27_000);
  expect(announce.mock.calls.length).toBe(start + 2);
  buffered.set('pagine/diario/_visibility', false);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(announce.mock.calls.length).toBe(start + 2);
});

describe('a part that is held', () => {
  const RECORD = 'pagine/home';
  const LIST = `${RECORD}/blocchi/_list`;
  const entry = (key: string, text: string): object => ({ key, text });
  const page = (blocchi: readonly object[], testo = 'Noi'): object => ({ blocchi, testo });

  test('a part that is held stays, the others change', () => {
    const [now, next] = [
      page([entry('1', 'a'), entry('2', 'b')]),
      page([entry('1', 'A'), entry('2', 'B')], 'Voi'),
    ];
    expect(keepParts(RECORD, next, now, [`${LIST}/1`])).toEqual(
      page([entry('1', 'a'), entry('2', 'B')], 'Voi'),
    );
    expect(keepParts(RECORD, next, now, [`${RECORD}/testo`, `${LIST}/2/text`])).toEqual(
      page([entry('1', 'A'), entry('2', 'b')], 'Noi'),
    );
  });

  test('a record that is held as a whole, or lies inside what is held, waits', () => {
    const now = page([]);
    expect(keepParts('footer', page([entry('1', 'a')]), now, ['footer'])).toBe(now);
    expect(keepParts('pagine/x/_list/1', page([entry('1', 'a')]), now, ['pagine/x'])).toBe(now);
  });

  test('an entry that is gone stays where it was, as long as it is held', () => {
    const now = page([entry('1', 'a'), entry('2', 'b'), entry('3', 'c')]);
    expect(keepParts(RECORD, page([entry('1', 'a'), entry('3', 'C')]), now, [`${LIST}/2`])).toEqual(
      page([entry('1', 'a'), entry('2', 'b'), entry('3', 'C')]),
    );
    expect(keepParts(RECORD, page([]), now, [`${LIST}/2`])).toEqual(page([entry('2', 'b')]));
  });

  test('when the entries moved around it, the whole list stays', () => {
    const now = page([entry('1', 'a'), entry('2', 'b')]);
    const inserted = page([entry('1', 'new'), entry('2', 'a'), entry('3', 'b')], 'Voi');
    expect(keepParts(RECORD, inserted, now, [`${LIST}/1`])).toEqual({ ...now, testo: 'Voi' });
    const swapped = page([entry('2', 'b'), entry('1', 'a')]);
    expect(keepParts(RECORD, swapped, now, [`${LIST}/1`])).toEqual(now);
  });

  test('an entry of the menu that is held, which has the visibility of a page, holds nothing of that page', () => {
    const [now, next] = [page([], 'Noi'), page([], 'Voi')];
    const path = `${RECORD}/_visibility`;
    expect(keepParts<object | boolean>(RECORD, next, now, [path])).toBe(next);
    expect(keepParts(path, false, true, [path])).toBe(true);
  });

  test('a part that the record calls otherwise keeps what is around it', () => {
    const now = { servizi: { etichetta: 'a' } };
    const next = { servizi: { etichetta: 'b' } };
    expect(keepParts('pagine/x', next, now, ['pagine/x/servizi/etichetta_servizi'])).toEqual(now);
  });
});
