import { placeHolder } from '@/lib/browser/early/hold-place';

const scrolled = jest.fn();
beforeEach(() => {
  scrolled.mockClear();
  window.scrollTo = scrolled;
});

test('it scrolls to its place as often as it is called', () => {
  const hold = placeHolder(300);
  hold();
  hold();
  expect(scrolled.mock.calls).toEqual([
    [{ top: 300, behavior: 'instant' }],
    [{ top: 300, behavior: 'instant' }],
  ]);
});

test.each(['wheel', 'touchmove', 'keydown', 'pointerdown', 'hashchange'])(
  'after a %s the page is left alone',
  (type) => {
    const hold = placeHolder(300);
    dispatchEvent(new Event(type));
    hold();
    expect(scrolled).not.toHaveBeenCalled();
  },
);
