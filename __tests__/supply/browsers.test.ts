import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { baselineYear, guardedFeatures } from '../../browsers.config.mjs';

const readme = readFileSync('README.md', 'utf8');
const promise = /## Browsers\n([\s\S]*?)\n## /.exec(readme)?.[1] ?? '';

/** What a linter says of some code, as if it stood in a file of the site. */
function lint(program: string, args: readonly string[], code: string): string {
  const { stdout, stderr } = spawnSync(process.execPath, [`node_modules/${program}`, ...args], {
    input: code,
    encoding: 'utf8',
  });
  return stdout + stderr;
}

test('the promised browsers have all of Baseline 2022', () => {
  expect(baselineYear).toBe(2022);
});

test('every guarded feature stands in the README with what is seen without it', () => {
  expect(guardedFeatures.length).toBeGreaterThan(5);
  expect(
    guardedFeatures.map(({ feature }) => feature).filter((feature) => !promise.includes(`\`${feature}\``)),
  ).toEqual([]);
});

test('an API that is younger than the promised browsers fails the lint', () => {
  const code = "export const isAddress = URL.canParse('x');\nrequestIdleCallback(() => undefined);\n";
  const said = lint('eslint/bin/eslint.js', ['--stdin', '--stdin-filename', 'lib/route/link.ts'], code);
  expect(said).toContain("Feature 'URL.canParse()'");
  expect(said).toContain('requestIdleCallback is not supported in Safari 16.4');
}, 120_000);

test('a style that is younger than the promised browsers fails the lint, unless it is guarded', () => {
  const args = ['--stdin', '--stdin-filename', 'styles/routes.scss'];
  const unguarded = 'a:has(b) {\n  color: red;\n}\n';
  expect(lint('stylelint/bin/stylelint.mjs', args, unguarded)).toContain('Selector "has"');
  expect(lint('stylelint/bin/stylelint.mjs', args, `@supports selector(:has(a)) {\n${unguarded}}\n`)).toBe(
    '',
  );
}, 120_000);
