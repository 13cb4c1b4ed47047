import { runSteps, type Step } from './run-steps';

const step = (name: string, code: string): Step => ({ name, command: [process.execPath, '-e', code] });
const printed: string[] = [];

beforeEach(() => {
  printed.length = 0;
  jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
});
afterEach(() => jest.restoreAllMocks());

test('a step that fails is named, and the others run all the same', async () => {
  const steps = [step('first', 'process.exit(1)'), step('second', ''), step('third', 'process.exit(2)')];
  const failed = await runSteps(steps);
  expect([...failed].sort()).toEqual(['first', 'third']);
  expect(printed.join('\n')).toMatch(/── first[^]*── third|── third[^]*── first/);
  expect(printed.join('\n')).toContain('── second');
});

test('what steps print beside each other is not mixed', async () => {
  const speak = (word: string): string =>
    `console.log('${word} 1'); setTimeout(() => console.error('${word} 2'), 20)`;
  await runSteps([step('a', speak('a')), step('b', speak('b'))]);
  expect([...printed].sort()).toEqual(['\n── a\na 1\na 2', '\n── b\nb 1\nb 2']);
});
