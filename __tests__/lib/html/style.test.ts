import { safeStyle } from '@/lib/html/style';

test.each([
  ['text-align:center', 'text-align: center'],
  ['TEXT-ALIGN : Right ;', 'text-align: right'],
  ['color:#FFF;color:#123456', 'color: #123456'],
  ['color: hsl(120 50% 50% / 0.5)', 'color: hsl(120 50% 50% / 0.5)'],
  ['background-color:transparent', 'background-color: transparent'],
  ['font-weight:600;font-style:italic', 'font-weight: 600; font-style: italic'],
  ['font-size:1.25em', 'font-size: 1.25em'],
  ['font-size:150%', 'font-size: 150%'],
  ['text-decoration:underline  overline', 'text-decoration: underline overline'],
])('%j is kept as %j', (style, kept) => {
  expect(safeStyle(style)).toBe(kept);
  expect(safeStyle(kept)).toBe(kept);
});

test.each([
  '',
  ';:;',
  'color',
  'color:',
  'color:url(x)',
  'color:var(--x)',
  'color:expression(1)',
  'color:red !important',
  'color:r/**/ed',
  'color:\\72 ed',
  'color:rgb(0,0,0',
  'color:rgb(calc(1),0,0)',
  'font-size:18px',
  'font-size:4.5em',
  'font-size:0.1em',
  'font-size:9999%',
  'position:fixed',
  'display:none',
  'background:red',
  '--x:red',
  'font-family:x',
  'constructor:x',
  '__proto__:x',
])('%j is dropped', (style) => {
  expect(safeStyle(style)).toBeUndefined();
});
