import { createNodeSanitiser } from '@/lib/html/node-sanitiser';
import { rememberingSanitiser } from '@/lib/html/remembering-sanitiser';
import { safeMediaAddress } from '@/lib/media/media-address';
import { resolveLink } from '@/lib/route/link';

const real = createNodeSanitiser({ link: resolveLink, media: safeMediaAddress });
const TEXTS = ['piano', '<b>forte</b>', '<p onclick="x()">a</p>', 'a & b', '<img src=x onerror=y>', ''];

test('gives what the sanitiser gives, first and from memory, each kind on its own', () => {
  const first = rememberingSanitiser(() => real, new Map());
  const second = rememberingSanitiser(() => real, first.used);
  for (const { sanitiser } of [first, first, second]) {
    for (const text of TEXTS) {
      expect(sanitiser.flow(text)).toBe(real.flow(text));
      expect(sanitiser.phrasing(text)).toBe(real.phrasing(text));
    }
  }
  expect([...second.used]).toEqual([...first.used]);
});

test('asks for each text with markup once, and not at all for one it remembers', () => {
  const flow = jest.fn(real.flow);
  const make = (): typeof real => ({ ...real, flow });
  const first = rememberingSanitiser(make, new Map());
  first.sanitiser.flow('<i>uno</i>');
  first.sanitiser.flow('<i>uno</i>');
  expect(flow).toHaveBeenCalledTimes(1);
  rememberingSanitiser(make, first.used).sanitiser.flow('<i>uno</i>');
  expect(flow).toHaveBeenCalledTimes(1);
});

test('forgets what was not asked for', () => {
  const first = rememberingSanitiser(() => real, new Map());
  first.sanitiser.flow('<i>uno</i>');
  const second = rememberingSanitiser(() => real, first.used);
  second.sanitiser.flow('<i>due</i>');
  expect(second.used.size).toBe(1);
});
