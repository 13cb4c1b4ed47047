import { enhance } from 'still-live/browser/inline/enhance';
import { isKeptInTab, keepInTab } from 'still-live/browser/enhance/tab-memory';

const reported = jest.fn();
beforeEach(() => {
  reported.mockClear();
  Object.assign(globalThis, { reportError: reported });
});

test('a promise that fails is reported as well', async () => {
  expect(enhance('live content', () => Promise.reject(new Error('no chunk')))).toBe(true);
  await Promise.resolve();
  await Promise.resolve();
  expect(reported).toHaveBeenCalledWith(
    expect.objectContaining({ message: 'live content failed: no chunk' }),
  );
});

test('a missing script, which was reported when that was known, is not reported again', () => {
  const missing = Object.assign(new Error('script /a.js'), { name: 'ChunkLoadError' });
  const fail = (): never => {
    throw missing;
  };
  expect(enhance('live content', fail)).toBe(false);
  expect(reported).not.toHaveBeenCalled();
});

test('a mark is remembered for the tab, and taken back', () => {
  expect(isKeptInTab('a')).toBe(false);
  keepInTab('a', true);
  expect([isKeptInTab('a'), isKeptInTab('b'), sessionStorage.getItem('a')]).toEqual([true, false, 'yes']);
  keepInTab('a', false);
  expect([isKeptInTab('a'), sessionStorage.getItem('a')]).toEqual([false, null]);
});

test('where the browser stores nothing, a mark lasts while the page is open', () => {
  const refuse = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  const spies = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
    jest.spyOn(Storage.prototype, name).mockImplementation(refuse),
  );
  keepInTab('c', true);
  expect(isKeptInTab('c')).toBe(true);
  keepInTab('c', false);
  expect(isKeptInTab('c')).toBe(false);
  spies.forEach((spy) => spy.mockRestore());
});
