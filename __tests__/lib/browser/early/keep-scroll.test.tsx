import { scrollKeeper } from '@/lib/browser/early/keep-scroll';

const scrolled = jest.fn();
beforeEach(() => {
  scrolled.mockClear();
  window.scrollTo = scrolled;
});

test('it scrolls to its place as often as it is called', () => {
  const keep = scrollKeeper(300);
  keep();
  keep();
  expect(scrolled.mock.calls).toEqual([
    [{ top: 300, behavior: 'instant' }],
    [{ top: 300, behavior: 'instant' }],
  ]);
});

test.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])('after a %s the page is left alone', (type) => {
  const keep = scrollKeeper(300);
  dispatchEvent(new Event(type));
  keep();
  expect(scrolled).not.toHaveBeenCalled();
});

test('at another address the page is left alone; the event of its own address does not end it', () => {
  const keep = scrollKeeper(300);
  dispatchEvent(new Event('hashchange'));
  keep();
  expect(scrolled).toHaveBeenCalledTimes(1);
  location.hash = '#/contatti';
  keep();
  expect(scrolled).toHaveBeenCalledTimes(1);
});
