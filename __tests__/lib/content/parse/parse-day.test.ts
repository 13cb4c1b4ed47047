import { parseDay } from '@/lib/content/parse/parse-leaf';

test.each([
  ['2026-12-31', '2026-12-31'],
  ['2026-12-31T10:00:00Z', '2026-12-31'],
  ['31/12/2026', '2026-12-31'],
  ['1.2.2026', '2026-02-01'],
  ['29/2/2028', '2028-02-29'],
  ['29/2/2027', undefined],
  ['2026-13-01', undefined],
  ['31/04/2026', undefined],
  ['domani', undefined],
  ['', undefined],
  ['"><script>', undefined],
])('the day %j is %s', (text, day) => {
  expect(parseDay(text)).toBe(day);
});
