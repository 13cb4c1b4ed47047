import { startSlider, type SliderEngine } from '@/components/kit/slider/slider-engine';

let element: HTMLElement & { swiper?: { params: Record<string, unknown>; activeIndex: number } };
let engine: SliderEngine;
const onChange = jest.fn();

function start(initial = 0): void {
  engine = startSlider(element, { initial, still: true, onChange });
}

beforeEach(() => {
  jest.useFakeTimers();
  onChange.mockClear();
  document.body.innerHTML =
    '<div class="swiper"><div class="swiper-wrapper">' +
    '<div class="swiper-slide">1</div><div class="swiper-slide">2</div><div class="swiper-slide">3</div></div></div>';
  const found = document.querySelector<HTMLElement>('.swiper');
  if (!found) throw new Error('the slider is missing');
  element = found;
  // jsdom has no layout, and slides without a width all lie in one place.
  Object.defineProperty(element, 'clientWidth', { value: 600 });
  Object.defineProperty(element, 'clientHeight', { value: 400 });
});
afterEach(() => {
  engine.destroy();
  jest.useRealTimers();
});

// [spec 2.74, 9.7]
test('autoplay stands still until it is told to move; then each slide stays 9700 ms, also after a visitor chose one', () => {
  start();
  jest.advanceTimersByTime(30_000);
  expect(onChange).not.toHaveBeenCalled();
  engine.setMoving(true);
  jest.advanceTimersByTime(9699);
  expect(onChange).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onChange).toHaveBeenLastCalledWith(1);
  engine.show(0);
  expect(onChange).toHaveBeenLastCalledWith(0);
  // jsdom moves nothing.
  element.firstElementChild?.dispatchEvent(new Event('transitionend'));
  jest.advanceTimersByTime(9700);
  expect(onChange).toHaveBeenLastCalledWith(1);
  engine.setMoving(false);
  jest.advanceTimersByTime(30_000);
  expect(onChange).toHaveBeenCalledTimes(3);
});

// [spec 2.75]
test('a pause by hover ends when the pointer leaves', () => {
  const pointer = (type: string): boolean =>
    element.dispatchEvent(Object.assign(new Event(type), { pointerType: 'mouse' }));
  start();
  engine.setMoving(true);
  pointer('pointerenter');
  jest.advanceTimersByTime(60_000);
  expect(onChange).not.toHaveBeenCalled();
  pointer('pointerleave');
  jest.advanceTimersByTime(9700);
  expect(onChange).toHaveBeenLastCalledWith(1);
});

test('telling it to move while it moves does not start the wait again', () => {
  start();
  engine.setMoving(true);
  jest.advanceTimersByTime(9000);
  engine.setMoving(true);
  jest.advanceTimersByTime(700);
  expect(onChange).toHaveBeenLastCalledWith(1);
});

test('it starts on the slide that is shown already', () => {
  start(1);
  expect(element.swiper?.activeIndex).toBe(1);
});

test('after slides came before it, the active slide is the same one, and nothing is reported', () => {
  start();
  element.firstElementChild?.insertAdjacentHTML('afterbegin', '<div class="swiper-slide">0</div>');
  engine.update(1);
  expect(element.swiper?.activeIndex).toBe(1);
  expect(onChange).not.toHaveBeenCalled();
});
