const scrolled: number[] = [];
beforeEach(() => {
  jest.resetModules();
  jest.useFakeTimers();
  scrolled.length = 0;
  window.scrollTo = ((options: ScrollToOptions) =>
    scrolled.push(options.top ?? NaN)) as typeof window.scrollTo;
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'startViewTransition');
});

/** Shows another screen while the page moves, and lets two frames pass. */
async function changeWhileMoving(): Promise<void> {
  const { createScreenPlace } = await import('@/lib/browser/early/screen-place');
  const place = createScreenPlace();
  dispatchEvent(new Event('scroll'));
  dispatchEvent(new Event('scroll'));
  place.take({ before: '/', now: '/contatti', isSwitch: false });
  jest.advanceTimersByTime(100);
}

test('in a browser without View Transitions, a new screen is put at its top again after the last step of a smooth scroll', async () => {
  await changeWhileMoving();
  expect(scrolled).toEqual([0, 0]);
});

test('in any other browser it is put there once, and a scroll that follows at once stands', async () => {
  Object.assign(document, { startViewTransition: () => undefined });
  await changeWhileMoving();
  expect(scrolled).toEqual([0]);
});
