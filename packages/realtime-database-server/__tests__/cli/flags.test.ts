import { readCommandLine } from '../../cli/flags';

test.each([
  [[], 'start', []],
  [['start'], 'start', []],
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
