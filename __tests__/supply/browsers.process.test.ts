import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { baselineYear, guardedFeatures } from '../../browsers.config.mjs';

const promise = readFileSync('docs/browsers.md', 'utf8');

/** Returns what a program of Node says of some code. */
function saidOf(code: string, args: readonly string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, args, { input: code, encoding: 'utf8' });
  return stdout + stderr;
}

/**
 * ESLint with the project's configuration, on code as if it stood in a file of the site. The rules that need types are off: the types of
 * the whole project would take ten seconds.
 */
const ESLINT = `
  import { text } from 'node:stream/consumers';
  import { ESLint } from 'eslint';
  import { configs } from 'typescript-eslint';
  const eslint = new ESLint({ overrideConfig: [configs.disableTypeChecked] });
  const files = await eslint.lintText(await text(process.stdin), { filePath: 'lib/route/link.ts' });
  for (const { message } of files.flatMap(({ messages }) => messages)) console.log(message);`;

test('the promised browsers have all of Baseline 2022', () => {
  expect(baselineYear).toBe(2022);
});

test('every guarded feature stands in docs/browsers.md with what is seen without it', () => {
  expect(guardedFeatures.length).toBeGreaterThan(5);
  expect(
    guardedFeatures.map(({ feature }) => feature).filter((feature) => !promise.includes(`\`${feature}\``)),
  ).toEqual([]);
});

test('an API that is younger than the promised browsers fails the lint', () => {
  const code = "export const isAddress = URL.canParse('x');\nrequestIdleCallback(() => undefined);\n";
  const said = saidOf(code, ['--input-type=module', '--eval', ESLINT]);
  expect(said).toContain("Feature 'URL.canParse()'");
  expect(said).toContain("'requestIdleCallback'");
}, 120_000);

/** Stylelint with the project's configuration, on codes as if each stood in a style sheet of the site; a line of messages for each. */
const STYLELINT = `
  import { json } from 'node:stream/consumers';
  import stylelint from 'stylelint';
  for (const code of await json(process.stdin)) {
    const { results } = await stylelint.lint({ code, codeFilename: 'styles/routes.scss' });
    console.log(results.flatMap(({ warnings }) => warnings).map(({ text }) => text).join(', '));
  }`;

test('a style that is younger than the promised browsers fails the lint, unless it is guarded', () => {
  const unguarded = 'a:has(b) {\n  color: red;\n}\n';
  const codes = JSON.stringify([unguarded, `@supports selector(:has(a)) {\n${unguarded}}\n`]);
  const [first, ...others] = saidOf(codes, ['--input-type=module', '--eval', STYLELINT]).split('\n');
  expect(first).toContain('Selector "has"');
  expect(others).toEqual(['', '']);
}, 120_000);
