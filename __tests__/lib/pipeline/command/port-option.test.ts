import { portOption } from '@/lib/pipeline/command/port-option';

test('a port is a whole number, and without one there is a default', () => {
  expect(portOption('--port', '0', 3000)).toBe(0);
  expect(portOption('--port', '65535', 3000)).toBe(65_535);
  expect(portOption('--port', undefined, 3000)).toBe(3000);
});

test.each(['', ' ', '3e3', '0xbb8', '-1', '3000.0', '65536', 'tremila'])('%p is no port', (text) => {
  expect(() => portOption('--port', text, 3000)).toThrow(
    `--port ${text}: must be a whole number from 0 to 65535`,
  );
});
