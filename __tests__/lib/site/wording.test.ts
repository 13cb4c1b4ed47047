import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { wording } from '@/lib/site/wording';

function texts(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(texts) : [];
}

/** What visitors' pages are made of: no examples, and not the preview, whose words are for editors. */
const sources = execFileSync(
  'git',
  ['ls-files', 'app', 'components', 'packages/still-live/browser', 'packages/still-live/build/pages'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\/(examples|preview)\//.test(file))
  .map((file) => [file, readFileSync(file, 'utf8').replace(/\s+/g, ' ')] as const);

test('what the site says to visitors is written once: no page, component or script repeats it', () => {
  const long = texts(wording).filter((text) => text.includes(' ') && text.length > 8);
  expect(long.length).toBeGreaterThan(30);
  const again = long.flatMap((text) =>
    sources.filter(([, source]) => source.includes(text)).map(([file]) => `${file}: ${text}`),
  );
  expect(again).toEqual([]);
});

test('every text is Italian as it should be set: no typewriter apostrophes, no space at its ends', () => {
  for (const text of texts(wording)) expect(text).toMatch(/^\S[^']*\S$/);
});
