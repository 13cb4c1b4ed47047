import { restoreScroll } from '@/lib/browser/early/scroll-memory';

const scrolled = jest.fn();
beforeEach(() => {
  scrolled.mockClear();
  window.scrollTo = scrolled;
  restoreScroll(300);
});

const load = (): boolean => dispatchEvent(new Event('load'));

test('it scrolls to its place at once, and again when the page has loaded', () => {
  load();
  expect(scrolled).toHaveBeenCalledTimes(2);
  expect(scrolled).toHaveBeenLastCalledWith({ top: 300, behavior: 'instant' });
});

test.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])('after a %s the page is left alone', (type) => {
  dispatchEvent(new Event(type));
  scrolled.mockClear();
  load();
  expect(scrolled).not.toHaveBeenCalled();
});

test('at another address the page is left alone; the event of its own address does not end it', () => {
  dispatchEvent(new Event('hashchange'));
  load();
  expect(scrolled).toHaveBeenCalled();
  location.hash = '#/contatti';
  scrolled.mockClear();
  load();
  expect(scrolled).not.toHaveBeenCalled();
});
