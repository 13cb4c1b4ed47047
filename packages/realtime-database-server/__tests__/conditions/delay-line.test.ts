import { DelayLine } from '../../conditions/delay-line';
import { DatabaseNetwork } from '../../conditions/network';

let network: DatabaseNetwork;
let line: DelayLine;
let done: string[];
const pass = (name: string): void => line.pass(() => done.push(name));

beforeEach(() => {
  jest.useFakeTimers();
  network = new DatabaseNetwork();
  line = new DelayLine(network);
  done = [];
});

afterEach(() => jest.useRealTimers());

// That everything is held back, and nothing without a delay: network.test.ts.

test('what is asked for after the delay ended does not overtake what waits', () => {
  network.delay(100);
  pass('a');
  jest.advanceTimersByTime(40);
  pass('b');
  network.delay(0);
  pass('c');
  expect(done).toEqual([]);
  jest.advanceTimersByTime(60);
  expect(done).toEqual(['a']);
  jest.advanceTimersByTime(40);
  expect(done).toEqual(['a', 'b', 'c']);
});

test('what is asked for while something is done comes after it, once', () => {
  network.delay(10);
  line.pass(() => {
    done.push('a');
    pass('c');
  });
  pass('b');
  jest.advanceTimersByTime(30);
  expect(done).toEqual(['a', 'b', 'c']);
});

test.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('%s is no delay', (milliseconds) => {
  expect(() => network.delay(milliseconds)).toThrow(/is not a valid delay; give milliseconds, 0 or more/);
  expect(network.delayed).toBe(0);
});
