import { resolveLink, resolveMail } from '@/lib/route/link';

test.each([
  ['chi_siamo', 'internal', './#/chi_siamo'],
  ['/chi_siamo', 'internal', './#/chi_siamo'],
  ['#/chi_siamo', 'internal', './#/chi_siamo'],
  ['./#/cosa_facciamo/2', 'internal', './#/cosa_facciamo/2'],
  ['http://a.example/x', 'external', 'http://a.example/x'],
  ['https://a.example', 'external', 'https://a.example/'],
  ['httpx', 'internal', './#/httpx'],
  ['javascript:alert(1)', 'internal', './#/javascript:alert(1)'],
  ['data:text/html,x', 'internal', './#/data:text/html,x'],
  ['//evil.example', 'internal', './#/evil.example'],
  ['mailto:a@b.example', 'mail', 'mailto:a@b.example'],
  ['tel:+39020000', 'mail', 'tel:+39020000'],
])('the target %s is %s', (raw, kind, href) => {
  expect(resolveLink(raw)).toEqual({ kind, href });
});

test('an empty target and a broken web address lead nowhere', () => {
  expect(resolveLink('  ')).toEqual({ kind: 'none' });
  expect(resolveLink('https://')).toEqual({ kind: 'none' });
});

test('in preview an internal link keeps the query', () => {
  expect(resolveLink('contatti', './?draft=true&projectApiKey=k')).toEqual({
    kind: 'internal',
    href: './?draft=true&projectApiKey=k#/contatti',
  });
});

test.each([
  ['lavoro@feeling.example', 'mail', 'mailto:lavoro@feeling.example'],
  ['mailto:lavoro@feeling.example?subject=x', 'mail', 'mailto:lavoro@feeling.example?subject=x'],
  ['https://a.example/', 'external', 'https://a.example/'],
  ['contatti', 'internal', './#/contatti'],
])('the mail target %s is %s', (raw, kind, href) => {
  expect(resolveMail(raw)).toEqual({ kind, href });
});

test('resolving an answer again gives the same answer, in preview too', () => {
  const base = './?draft=true&projectApiKey=k';
  const once = resolveLink('lavora con noi/è', base);
  expect(once.kind === 'internal' && resolveLink(once.href, base)).toEqual(once);
});

test('half a surrogate pair does not make it throw', () => {
  expect(resolveLink('a\ud800').kind).toBe('internal');
});
