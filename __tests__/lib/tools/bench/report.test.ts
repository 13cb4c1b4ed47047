import { THROTTLED } from '@/lib/tools/bench/conditions';
import { formatReasons } from '@/lib/tools/bench/report';
import { type ComparedPaint, row } from '@/lib/tools/bench/rows/row';

const paint: ComparedPaint = { kind: 'fcp', hash: '', conditions: THROTTLED, against: 'floor' };

test('each missed row has its reason: the trace of a paint, or what the value consists of', () => {
  const rows = [
    { ...row('FCP', '1.2 ×', '≤ 1.1', false), paint },
    row('HTML of Home', '31 KiB', '≤ 20 KiB', false, 'styles 8'),
    row('HTML of Contatti', '31 KiB', '≤ 20 KiB', false, 'styles 8'),
    row('sockets', '1', '1', true, 'not shown'),
    row('requests', '6'),
  ];
  expect(formatReasons(rows, new Map([[paint, 'traced']])).split('\n')).toEqual([
    'What was missed, and what it consists of:',
    'FCP',
    '  traced',
    'HTML of Home, HTML of Contatti',
    '  styles 8',
  ]);
});

test('a missed row without a reason says so', () => {
  expect(formatReasons([row('sockets', '2', '1', false)], new Map())).toContain('not explained');
});

test('nothing is printed when every target is met', () => {
  expect(formatReasons([row('sockets', '1', '1', true)], new Map())).toBe('');
});
