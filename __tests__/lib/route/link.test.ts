import { resolveLink, resolveMail } from '@/lib/route/link';
import { checkLink } from '@/lib/route/link-check';

const positions = new Set(['1', '3']);
const web = 'https://www.feeling.example/';
const page = (route: string): string => `./#/${route}`;

test.each([
  ['a screen', 'contatti', 'internal', page('contatti'), undefined],
  ['a screen with a slash before and after', '/contatti/', 'internal', page('contatti/'), undefined],
  ['a screen copied from the address', './#/contatti', 'internal', page('contatti'), undefined],
  ['a tab', 'cosa_facciamo/2', 'internal', page('cosa_facciamo/2'), undefined],
  ['a position', 'lavora_con_noi_dettaglio/3', 'internal', page('lavora_con_noi_dettaglio/3'), undefined],
  [
    'a missing position',
    'lavora_con_noi_dettaglio/4',
    'internal',
    page('lavora_con_noi_dettaglio/4'),
    'unknown-position',
  ],
  ['an unknown screen', 'nulla', 'internal', page('nulla'), 'unknown-page'],
  ['http', 'http://feeling.example', 'external', 'http://feeling.example/', undefined],
  ['https', web, 'external', web, undefined],
  ['https in capitals', 'HTTPS://www.feeling.example', 'external', web, undefined],
  ['https without a host', 'https://', 'none', undefined, 'no-address'],
  ['mailto:', 'mailto:ciao@feeling.example', 'mail', 'mailto:ciao@feeling.example', undefined],
  ['mailto: for nobody', 'mailto:@feeling.example', 'mail', 'mailto:@feeling.example', 'no-address'],
  ['a bare mail address', 'ciao@feeling.example', 'mail', 'mailto:ciao@feeling.example', undefined],
  [
    'a bare mail address with a subject',
    'ciao@feeling.example?subject=Info su www.a.example/b',
    'mail',
    'mailto:ciao@feeling.example?subject=Info su www.a.example/b',
    undefined,
  ],
  [
    'words around a mail address',
    'scrivi a ciao@feeling.example',
    'internal',
    page('scrivi%20a%20ciao@feeling.example'),
    'no-address',
  ],
  ['tel:', 'tel:+39051000', 'mail', 'tel:+39051000', undefined],
  ['a bare telephone number', '+39051000', 'internal', page('+39051000'), 'unknown-page'],
  ['a bare domain', 'www.feeling.example', 'internal', page('www.feeling.example'), 'unknown-page'],
  ['javascript:', 'javascript:alert(1)', 'internal', page('javascript:alert(1)'), 'unknown-page'],
  [
    'javascript: with an @',
    'javascript:a@b.example',
    'internal',
    page('javascript:a@b.example'),
    'no-address',
  ],
  ['https after a space without width', '\u200bhttps://www.feeling.example/', 'external', web, undefined],
  ['https before one', 'https://www.feeling.example/\u200b', 'external', web, undefined],
  [
    'tel: with the marks of direction of a contact',
    'tel:\u202a+39051000\u202c',
    'mail',
    'tel:+39051000',
    undefined,
  ],
  ['a screen after the mark of a file', '\ufeffcontatti', 'internal', page('contatti'), undefined],
  ['nothing', '  ', 'none', undefined, undefined],
  ['nothing that can be seen', '\u200b', 'none', undefined, undefined],
])('%s: “%s” is %s and leads to %s; the check says %s', (_what, raw, kind, href, problem) => {
  expect(resolveLink(raw)).toEqual(href === undefined ? { kind } : { kind, href });
  expect(checkLink(raw, positions)).toBe(problem);
});

// [spec 2.50]
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

// [spec 2.55]
test.each([
  ['lavoro@feeling.example', 'mail', 'mailto:lavoro@feeling.example'],
  ['mailto:lavoro@feeling.example?subject=x', 'mail', 'mailto:lavoro@feeling.example?subject=x'],
  ['lavoro@feeling.example\u200b', 'mail', 'mailto:lavoro@feeling.example'],
  ['https://a.example/', 'external', 'https://a.example/'],
  ['contatti', 'internal', './#/contatti'],
])('the mail target %s is %s', (raw, kind, href) => {
  expect(resolveMail(raw)).toEqual({ kind, href });
});

test('resolving an answer again gives the same answer, in preview too', () => {
  const base = './?draft=true&projectApiKey=k';
  const once = resolveLink('lavora con noi/è', base);
  expect(once.kind === 'internal' && resolveLink(once.href, base)).toEqual(once);
  const mail = resolveLink('ciao@feeling.example');
  expect(mail.kind === 'mail' && resolveLink(mail.href)).toEqual(mail);
});

test('half a surrogate pair does not make it throw', () => {
  expect(resolveLink('a\ud800').kind).toBe('internal');
});
