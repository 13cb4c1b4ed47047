import { readCommandLine } from '../../cli/flags';

test.each([
  [[], 'start', []],
  [['start'], 'start', []],
  [['--port', '0'], 'start', []],
  [['exec', 'npm test'], 'exec', ['npm test']],
  [['exec', '--port', '0', 'npm test'], 'exec', ['npm test']],
  [['exec', '--', 'npm', 'run', 'x', '--flag'], 'exec', ['npm', 'run', 'x', '--flag']],
  [
    ['exec', '--', 'node', '--coverage', '--export-on-exit'],
    'exec',
    ['node', '--coverage', '--export-on-exit'],
  ],
  [['exec', '--coverage', 'npm test'], 'exec', ['npm test']],
  [['exec', '--coverage', 'reached.json', 'npm test'], 'exec', ['npm test']],
  [['export', 'saved'], 'export', ['saved']],
  [['exec', '--help'], 'help', []],
  [['-v'], 'version', []],
])('%j means %s %j', (args, command, run) => {
  expect(readCommandLine(args)).toMatchObject({ command, run });
});

test.each([
  [['--export-on-exit'], ''],
  [['--export-on-exit', '--port', '0'], ''],
  [['--export-on-exit', 'folder'], 'folder'],
  [['--export-on-exit=folder'], 'folder'],
  [[], undefined],
])('%j exports to %p', (args, folder) => {
  expect(readCommandLine(args).flags['export-on-exit']).toBe(folder);
});
