import { isPausedInTab, rememberPause } from '@/lib/browser/live/live-session';

test('the choice is remembered for the tab, and taken back', () => {
  expect(isPausedInTab()).toBe(false);
  rememberPause(true);
  expect(isPausedInTab()).toBe(true);
  rememberPause(false);
  expect(isPausedInTab()).toBe(false);
});

test('a browser that stores nothing changes nothing else', () => {
  const refuse = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  const spies = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
    jest.spyOn(Storage.prototype, name).mockImplementation(refuse),
  );
  expect(() => rememberPause(true)).not.toThrow();
  expect(() => rememberPause(false)).not.toThrow();
  expect(isPausedInTab()).toBe(false);
  spies.forEach((spy) => spy.mockRestore());
});
