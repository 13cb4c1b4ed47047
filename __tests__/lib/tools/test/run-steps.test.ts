import { runSteps, runStepsSideBySide } from '@/lib/tools/test/run-steps';
import type { Step } from '@/lib/tools/test/run-steps';

const step = (name: string, code: string): Step => ({ name, command: [process.execPath, '-e', code] });
const printed: string[] = [];

beforeEach(() => {
  printed.length = 0;
  jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
});
afterEach(() => jest.restoreAllMocks());

test.each([runSteps, runStepsSideBySide])(
  'a step that fails is named, and the others run all the same',
  async (run) => {
    const failed = await run([
      step('first', 'process.exit(1)'),
      step('second', ''),
      step('third', 'process.exit(2)'),
    ]);
    expect([...failed].sort()).toEqual(['first', 'third']);
    expect(printed.join('\n')).toMatch(/── first[^]*── third|── third[^]*── first/);
    expect(printed.join('\n')).toContain('── second');
  },
);

test('what steps print beside each other is not mixed', async () => {
  const speak = (word: string): string =>
    `console.log('${word} 1'); setTimeout(() => console.error('${word} 2'), 20)`;
  await runStepsSideBySide([step('a', speak('a')), step('b', speak('b'))]);
  expect([...printed].sort()).toEqual(['\n── a\na 1\na 2', '\n── b\nb 1\nb 2']);
});
