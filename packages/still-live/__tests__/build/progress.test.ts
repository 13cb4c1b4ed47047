import { barLine, terminalProgress } from 'still-live/build/progress';

const EMPTY_LINE = '\r\u001B[K';

test.each([
  [0, 0, '░░░░░░░░░░░░░░░░░░░░  0 of 4 pictures'],
  [1, 10_000, '█████░░░░░░░░░░░░░░░  1 of 4 pictures, about 30 s left'],
  [1, 60_000, '█████░░░░░░░░░░░░░░░  1 of 4 pictures, about 3 min left'],
  [4, 10_000, '████████████████████  4 of 4 pictures'],
])('%i of 4 after %i ms reads as a bar and the time that is left', (done, elapsed, line) => {
  expect(barLine('pictures', done, 4, elapsed)).toBe(line);
});

function record(isLive: boolean, columns = 80) {
  const written: string[] = [];
  const output = { write: (text: string) => written.push(text), isLive, columns: () => columns };
  return { written, progress: terminalProgress(output) };
}

test('on a terminal the bar is written over, stays below other lines, and ends when it is full', () => {
  const { written, progress } = record(true);
  progress.count('pictures', 1, 2);
  progress.note('a line');
  progress.count('pictures', 2, 2);
  progress.note('another');
  const [first = '', between = '', last = '', after = ''] = written;
  expect(first).toMatch(/^\r\u001B\[K {9}█{10}░{10} {2}1 of 2 pictures/);
  expect(between).toBe(`${EMPTY_LINE}         · a line\n${first.slice(EMPTY_LINE.length)}`);
  expect(last).toMatch(/2 of 2 pictures\n$/);
  expect(after).toBe('         · another\n');
});

test('no control character of a warning reaches the terminal, which would obey it', () => {
  const { written, progress } = record(false);
  progress.warn('\u001b[2Jx\n::error::y');
  expect(written).toEqual(['         ! ⟨U+001B⟩[2Jx⏎::error::y\n']);
});

test('in a file a count is a line at every quarter', () => {
  const { written, progress } = record(false);
  for (let done = 1; done <= 20; done += 1) progress.count('pictures', done, 20);
  expect(written.map((line) => /(\d+) of 20/.exec(line)?.[1])).toEqual(['5', '10', '15', '20']);
});
