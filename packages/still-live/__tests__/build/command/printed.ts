import { print } from 'still-live/build/command/command';

export function printed(lines: readonly string[]): readonly string[] {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  print(lines);
  const arrived = log.mock.calls.map(([line]) => String(line));
  log.mockRestore();
  return arrived;
}
