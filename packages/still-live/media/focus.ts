const POINT = /^(\d+(?:[.,]\d+)?) ?%? +(\d+(?:[.,]\d+)?) ?%?$/;

/**
 * Reads the point of a picture that stays in view where the picture is cropped: `x y` in per cent, from the left
 * and from the top, such as `50 20`, `50% 20%` or `12,5 % 80 %`.
 * @returns Its `object-position`; `undefined` when the text is no such point.
 */
export function focusOf(text: string): string | undefined {
  const [, ...written] = POINT.exec(text) ?? [];
  const point = written.map((number) => Number(number.replace(',', '.')));
  return point.length > 0 && point.every((number) => number <= 100)
    ? point.map((number) => `${number}%`).join(' ')
    : undefined;
}
