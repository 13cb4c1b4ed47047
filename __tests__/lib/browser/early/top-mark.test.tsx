import { markTop } from '@/lib/browser/early/top-mark';

const root = document.documentElement;
const listen = jest.spyOn(window, 'addEventListener');

/** Starts in a browser whose style sheets can follow the scroll position, or cannot. */
function start(canFollow: boolean): void {
  Object.assign(globalThis, { CSS: { supports: () => canFollow } });
  markTop();
}

function scrollTo(top: number): void {
  Object.assign(window, { scrollY: top });
  window.dispatchEvent(new Event('scroll'));
}

test('where style sheets can follow the scroll position nothing is marked, and nobody listens', () => {
  start(true);
  expect(root).not.toHaveAttribute('data-top');
  expect(listen).not.toHaveBeenCalled();
});

test('elsewhere the page is marked while it is at its top', () => {
  start(false);
  expect(root).toHaveAttribute('data-top');
  scrollTo(300);
  expect(root).not.toHaveAttribute('data-top');
  scrollTo(10);
  expect(root).toHaveAttribute('data-top');
});
