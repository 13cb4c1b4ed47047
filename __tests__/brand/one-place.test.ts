import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { name } from '@/brand/brand';

/** Every file of the product, without the brand, the content, the tests and the documents. */
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter(
    (file) =>
      file !== '' &&
      !/^(brand|content|docs|\.ci)\/|(^|\/)__tests__\/|\.md$|\.(png|jpg|ico|mp4|woff2)$/.test(file),
  );

const linesWith = (pattern: RegExp): string[] =>
  files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );

test('the name of the company stands in its brand alone; besides, one constant has it as the default of the project', () => {
  expect(linesWith(new RegExp(name, 'i'))).toEqual([
    `lib/settings/settings.ts: const DEFAULT_PROJECT = '${name.toLowerCase()}';`,
  ]);
});

test('no style sheet, component or page has a colour of its own but black, white and those of the preview', () => {
  const own = linesWith(/#[\da-f]{6}\b|\brgb\(\d*[1-9]/i).filter((line) =>
    /^(app|components|styles|lib\/pipeline\/sharing)\//.test(line),
  );
  expect(own.filter((line) => !line.startsWith('components/preview/'))).toEqual([]);
});
