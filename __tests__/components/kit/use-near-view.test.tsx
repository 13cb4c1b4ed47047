import { act, renderHook } from '@testing-library/react';
import { useNearView } from '@/components/kit/slider/use-window';

type Tell = (entries: readonly { readonly isIntersecting: boolean }[]) => void;

test('of several reports that a busy browser gives at once, the last one counts', () => {
  const observers: Tell[] = [];
  class FakeObserver {
    constructor(tell: Tell) {
      observers.push(tell);
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(window, { IntersectionObserver: FakeObserver });
  const ref = { current: document.createElement('div') };
  const { result } = renderHook(() => useNearView(ref, true));
  const report = (...seen: readonly boolean[]): void =>
    act(() => observers[0]?.(seen.map((isIntersecting) => ({ isIntersecting }))));
  report(false, true);
  expect(result.current).toBe(true);
  report(true, false);
  expect(result.current).toBe(false);
});
