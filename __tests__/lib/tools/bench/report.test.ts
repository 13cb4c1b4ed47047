import { formatReasons } from '@/lib/tools/bench/report';
import { row } from '@/lib/tools/bench/rows/row';

test('each missed row has its reason: what the value consists of', () => {
  const rows = [
    row('FCP', '1.2 ×', '≤ 1.1', false, 'script +40'),
    row('HTML of Home', '31 KiB', '≤ 20 KiB', false, 'styles 8'),
    row('HTML of Contatti', '31 KiB', '≤ 20 KiB', false, 'styles 8'),
    row('sockets', '1', '1', true, 'not shown'),
    row('requests', '6'),
  ];
  expect(formatReasons(rows).split('\n')).toEqual([
    'What was missed, and what it consists of:',
    'FCP',
    '  script +40',
    'HTML of Home, HTML of Contatti',
    '  styles 8',
  ]);
});

test('a missed row without a reason says so', () => {
  expect(formatReasons([row('sockets', '2', '1', false)])).toContain('not explained');
});

test('nothing is printed when every target is met', () => {
  expect(formatReasons([row('sockets', '1', '1', true)])).toBe('');
});
