import { hasTabMark, setTabMark } from '@/lib/browser/enhance/tab-mark';

test('a mark is remembered for the tab, and taken back', () => {
  expect(hasTabMark('a')).toBe(false);
  setTabMark('a', true);
  expect([hasTabMark('a'), hasTabMark('b'), sessionStorage.getItem('a')]).toEqual([true, false, 'yes']);
  setTabMark('a', false);
  expect([hasTabMark('a'), sessionStorage.getItem('a')]).toEqual([false, null]);
});

test('a mark of the page before is there', () => {
  sessionStorage.setItem('b', 'yes');
  expect(hasTabMark('b')).toBe(true);
});

test('where the browser stores nothing, a mark lasts while the page is open', () => {
  const refuse = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  const spies = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
    jest.spyOn(Storage.prototype, name).mockImplementation(refuse),
  );
  setTabMark('c', true);
  expect(hasTabMark('c')).toBe(true);
  setTabMark('c', false);
  expect(hasTabMark('c')).toBe(false);
  spies.forEach((spy) => spy.mockRestore());
});
