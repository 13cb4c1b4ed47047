import * as raw from '@/brand/brand';
import { demoValues, parseBrand } from 'still-live/brand/brand';
import { checkContrast } from 'still-live/brand/contrast';
import { withValueAt } from 'still-live/content/parts';

const { services: _1, products: _2, welfare: _3, ...roles } = raw.colours;

const refusal = (path: string, value: unknown): string => {
  try {
    parseBrand(withValueAt(raw, path.replaceAll('.', '/'), value));
    return 'accepted';
  } catch (error) {
    return String(error);
  }
};

test('the brand of this folder is taken as it is', () => {
  expect(parseBrand(raw)).toEqual({ ...raw });
});

test.each([
  ['name', 'x'.repeat(80), 'a name of 1 to 40 letters'],
  ['name', '  ', 'a name of 1 to 40 letters'],
  ['name', 'Acme<script>', 'a name of 1 to 40 letters'],
  ['name', undefined, 'is missing; write it'],
  ['colours', { ...roles }, 'has no tint'],
  ['colours', { ...raw.colours, 'a b': '#ffffff' }, 'has a name that is not of letters alone'],
  ['colours', { ...raw.colours, prato: '#ffffff', pratoForte: '#ffffff' }, 'has prato alone; a tint is two'],
  ['colours.paper', 'avorio', 'a colour such as #fbf6ef'],
  ['colours.paper', '#fff', 'a colour such as #fbf6ef'],
  ['colours.paper', 'red;}body{display:none', 'a colour such as #fbf6ef'],
  ['colours.ink', 0, 'a colour such as #fbf6ef'],
  ['fonts.text.file', '../secret.woff2', 'a WOFF2 file'],
  ['fonts.text.file', 'font.ttf', 'a WOFF2 file'],
  ['fonts', 'Instrument Sans', 'is not a group; write its fields in { }'],
  ['fonts.text.weights', [400], 'not a number from 1 to 1000'],
  ['fonts.text.weights', [400, 500, 700], 'not a pair'],
  ['fonts.display.heading', '640', 'not a number from 1 to 1000'],
  ['shape', [10, 50, 50], 'not a number from 0 to 50'],
  ['shape', 10, 'four numbers'],
  ['roundness', 2, 'not a number from 0 to 1'],
  ['policies.privacy', 'javascript:alert(1)', 'begins with https://'],
  ['socialIcons', 'none', 'not a list'],
  ['socialIcons', [{ name: 'x', of: 'x', path: 'M0 0' }], 'not a pattern'],
  ['socialIcons', [{ name: 'x', of: /x/, path: '"/><script>' }], 'the path of an SVG'],
])('%s: %j is refused with one line that names the field', (path, value, what) => {
  const line = refusal(path, value);
  expect(line).toMatch(/^BrandError: brand\/brand\.ts, /);
  expect(line).toContain(path);
  expect(line).toContain(what);
  expect(line).not.toContain('\n');
  expect(line.length).toBeLessThan(200);
});

test('text that cannot be read on its ground is refused with the pair and the ratio', () => {
  const { colours } = parseBrand(raw);
  expect(() => checkContrast(colours)).not.toThrow();
  expect(() => checkContrast({ ...colours, inkSoft: '#8a8496' })).toThrow(
    /^brand\/brand\.ts, colours: inkSoft #8a8496 on paper #fbf6ef is 3\.\d\d:1, inkSoft #8a8496 on paperShade .*; 4\.5:1 is the least/,
  );
  expect(() => checkContrast({ ...colours, action: '#1e1b2e' })).toThrow(
    'actionInk #1e1b2e on action #1e1b2e is 1.00:1',
  );
});

test('a ratio that is almost enough is not rounded up', () => {
  const { colours } = parseBrand(raw);
  expect(() => checkContrast({ ...colours, paper: '#ffffff', inkSoft: '#777777' })).toThrow('is 4.47:1');
});

test('a real site is told which addresses are still those of the demo', () => {
  expect(demoValues(parseBrand(raw))).toEqual([
    'brand/brand.ts, policies.privacy: still the address of the demo; write that of your own policy',
    'brand/brand.ts, policies.cookie: still the address of the demo; write that of your own policy',
    'brand/brand.ts, credits.design: still the demo’s; write your own, or leave credits out',
    'brand/brand.ts, credits.development: still the demo’s; write your own, or leave credits out',
  ]);
  const own = {
    ...raw.policies,
    privacy: 'https://p.example/12345678',
    cookie: 'https://p.example/100000000',
  };
  expect(demoValues(parseBrand({ ...raw, policies: own, credits: undefined }))).toEqual([]);
});

test('the address of an accessibility statement may be missing, and must be one', () => {
  expect(refusal('policies.accessibility', undefined)).toBe('accepted');
  expect(refusal('policies.accessibility', 'https://a.example/')).toBe('accepted');
  expect(refusal('policies.accessibility', 'a.example')).toContain('begins with https://');
});
