import { resolveLink, resolveMail } from 'still-live/route/link';
import { linkProblem } from 'still-live/route/link-check';
import { bindOwnSite } from '../own-site';

bindOwnSite();

const targetOf = (href: string) => {
  if (href.startsWith('./')) return { kind: 'internal', href };
  return { kind: href.startsWith('http') ? 'external' : 'mail', href };
};

// [spec 2.50]
test.each([
  ['chi_siamo', './#/chi_siamo'],
  ['/contatti/', './#/contatti/'],
  ['#/chi_siamo', './#/chi_siamo'],
  ['#contatti', './#/contatti'],
  ['./#/cosa_facciamo/2', './#/cosa_facciamo/2'],
  ['//evil.example', './#/evil.example'],
  ['httpx', './#/httpx'],
  ['www.feeling.example', './#/www.feeling.example'],
  ['+39051000', './#/+39051000'],
  ['javascript:a@b.example', './#/javascript:a@b.example'],
  ['data:text/html,x', './#/data:text/html,x'],
  ['scrivi a ciao@feeling.example', './#/scrivi%20a%20ciao@feeling.example'],
  ['http://a.example/x', 'http://a.example/x'],
  ['HTTPS://www.feeling.example', 'https://www.feeling.example/'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
  ['ciao@feeling.example', 'mailto:ciao@feeling.example'],
  ['a@b.example?subject=Info su www.a.example/b', 'mailto:a@b.example?subject=Info su www.a.example/b'],
  ['tel:+39051000', 'tel:+39051000'],
  // What comes along when an address is copied: spaces without width, marks of direction and of files.
  ['\u200bhttps://a.example/\u200b', 'https://a.example/'],
  ['tel:\u202a+39051000\u202c', 'tel:+39051000'],
  ['\ufeffcontatti', './#/contatti'],
  ['contatti\ud800', './#/contatti'],
  // What Google Docs, Outlook and Facebook put around an address, to know who follows it.
  ['https://www.google.com/url?q=https://a.example/b?c%3Dd&sa=D&usg=AOv', 'https://a.example/b?c=d'],
  ['https://www.google.it/url?sa=t&url=https%3A%2F%2Fa.example%2F', 'https://a.example/'],
  [
    'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fl.facebook.com%2Fl.php%3Fu%3Dhttps%253A%252F%252Fa.example%252F&data=anna%40b.example',
    'https://a.example/',
  ],
  [
    'https://statics.teams.cdn.office.net/evergreen-assets/safelinks/2/atp-safelinks.html?url=https%3A%2F%2Fa.example%2F&locale=it',
    'https://a.example/',
  ],
  ['https://www.google.com/url?q=javascript:1', 'https://www.google.com/url?q=javascript:1'],
])('the target %j leads to %s, and so does that', (raw, href) => {
  expect(resolveLink(raw)).toEqual(targetOf(href));
  expect(resolveLink(href)).toEqual(targetOf(href));
});

test('addresses around addresses without end lead nowhere, in linear time', () => {
  const around = 'https://www.google.it/url?q=';
  expect(resolveLink(around.repeat(8) + 'https://a.example/')).toEqual(targetOf('https://a.example/'));
  expect(resolveLink(around.repeat(20_000) + 'https://a.example/').kind).toBe('none');
});

test.each([
  ['https://www.feeling.example/?draft=true&projectApiKey=K#/contatti', './#/contatti'],
  [
    'https://pr-7.web.example/anteprima/?projectApiKey=K&draft=true#/cosa_facciamo/2?x=1',
    './#/cosa_facciamo/2',
  ],
  ['HTTP://localhost:3000/#/chi_siamo?draft=true&projectApiKey=K', './#/chi_siamo'],
  ['https://www.feeling.example/?draft=true&project%41piKey=K', './#/'],
  ['https://www.feeling.example/chi_siamo/?draft=true&project\u200bApiKey=K', './#/chi_siamo/'],
  ['./?draft=true&projectApiKey=K#/contatti', './#/contatti'],
  ['/index.html?projectApiKey=K#/contatti', './#/contatti'],
  ['#/contatti?draft=true&projectApiKey=K', './#/contatti'],
  ['contatti?projectApiKey=K', './#/contatti'],
  ['https://www.google.com/url?q=https://a.example/?projectApiKey%3DK%23/contatti', './#/contatti'],
  ['//www.feeling.example/?projectApiKey=K#/contatti', './#/contatti'],
  ['\\\\www.feeling.example?projectApiKey=K#/contatti', './#/contatti'],
])('the address of a preview %j leads to its route, without the key', (raw, href) => {
  expect(resolveLink(raw)).toEqual({ kind: 'internal', href });
  expect(resolveMail(raw)).toEqual({ kind: 'internal', href });
});

test.each([
  ['https://www.feeling.example', './#/'],
  ['http://www.Feeling.example/chi_siamo/?utm=x', './#/chi_siamo'],
  ['https://www.feeling.example/?utm=x#/cosa_facciamo/2?y', './#/cosa_facciamo/2'],
  ['https:\\\\www.feeling.example\\#/che_non_c_e', './#/che_non_c_e'],
  // A file, a page whose address has words in it, a part of a page, another host.
  ['https://www.feeling.example/posizioni.xml', 'https://www.feeling.example/posizioni.xml'],
  ['https://www.feeling.example/chi_siamo/#storia', 'https://www.feeling.example/chi_siamo/#storia'],
  ['https://www.feeling.example.it/#/contatti', 'https://www.feeling.example.it/#/contatti'],
  ['https://www.feeling.example:8443/#/contatti', 'https://www.feeling.example:8443/#/contatti'],
  [
    'https://www.feeling.example@evil.example/#/contatti',
    'https://www.feeling.example@evil.example/#/contatti',
  ],
])('on the site at www.feeling.example the target %j leads to %s', (raw, href) => {
  const site = [undefined, 'https://www.feeling.example'] as const;
  expect(resolveLink(raw, ...site)).toEqual(targetOf(href));
  expect(resolveLink(href, ...site)).toEqual(targetOf(href));
});

test.each(['', '  ', '\u200b', 'https://'])('the target %j leads nowhere', (raw) => {
  expect(resolveLink(raw)).toEqual({ kind: 'none' });
});

test('in preview an internal link keeps the query, also when it is resolved again', () => {
  const base = './?draft=true&projectApiKey=k';
  const link = { kind: 'internal', href: `${base}#/lavora%20con%20noi/%C3%A8` };
  expect(resolveLink('lavora con noi/è', base)).toEqual(link);
  expect(resolveLink(link.href, base)).toEqual(link);
});

// [spec 2.55]
test.each([
  ['lavoro@feeling.example', 'mailto:lavoro@feeling.example'],
  ['mailto:lavoro@feeling.example?subject=x', 'mailto:lavoro@feeling.example?subject=x'],
  ['lavoro@feeling.example\u200b', 'mailto:lavoro@feeling.example'],
  ['https://a.example/', 'https://a.example/'],
  ['contatti', './#/contatti'],
])('the mail target %j leads to %s', (raw, href) => {
  expect(resolveMail(raw)).toEqual(targetOf(href));
});

const positions = { lavora_con_noi_dettaglio: new Set(['1', '3']) };

test.each([
  '',
  '/',
  '\u200b',
  'home',
  'cosa_facciamo',
  'cosa_facciamo/3/',
  '#/chi_siamo',
  './#/contatti',
  '/contatti/',
  '\ufefflavora_con_noi',
  'lavora_con_noi_dettaglio/3',
  'HTTPS://www.example.com/a\u200b',
  'https://www.città.example:8080?x',
  'mailto:a@b.example?subject=x',
  'mailto:a@b.example,c+d@e.example',
  'https://social.example/@feeling',
  'a@b.example?subject=Info su www.a.example/b',
  'tel:\u202a+39051000\u202c',
])('“%s” leads somewhere', (link) => {
  expect(linkProblem(link, positions)).toBeUndefined();
});

test.each([
  ['prova_i_prodotti', 'unknown-page'],
  ['www.example.com', 'unknown-page'],
  ['chi_siamo/altro', 'unknown-page'],
  ['+39051000', 'unknown-page'],
  ['javascript:alert(1)', 'unknown-page'],
  ['%', 'unknown-page'],
  ['https://www.feeling.example/?draft=true&projectApiKey=K#/contatti', 'preview-key'],
  ['contatti?projectApiKey=K', 'preview-key'],
  ['cosa_facciamo/99', 'unknown-tab'],
  ['cosa_facciamo/abc', 'unknown-tab'],
  ['lavora_con_noi_dettaglio', 'unknown-entry'],
  ['lavora_con_noi_dettaglio/2', 'unknown-entry'],
  ['http://', 'no-address'],
  ['https://a b.example', 'no-address'],
  ['http:/x', 'no-address'],
  ['http://localhost:3000/', 'no-address'],
  ['https://www.example.com,', 'no-address'],
  ['https://www.example.com.', 'no-address'],
  ['mailto:', 'no-address'],
  ['mailto:@feeling.example', 'no-address'],
  ['mailto:%20ciao@feeling.example', 'no-address'],
  ['mailto:ciao@feeling.example,', 'no-address'],
  ['mailto:ciao@feeling.example.', 'no-address'],
  ['<ciao@feeling.example>', 'no-address'],
  ['http://ciao@feeling.example', 'no-address'],
  ['https://mailto:ciao@feeling.example', 'no-address'],
  ['scrivi a ciao@feeling.example', 'no-address'],
  ['javascript:a@b.example', 'no-address'],
  ['tel:', 'no-address'],
])('“%s” leads nowhere: %s', (link, problem) => {
  expect(linkProblem(link, positions)).toBe(problem);
});

test('without the list of positions every position counts as there', () => {
  expect(linkProblem('lavora_con_noi_dettaglio/9')).toBeUndefined();
});

test.each([
  ['contatti', 'unknown-page'],
  ['lavora_con_noi_dettaglio/1', 'unknown-page'],
  ['cosa_facciamo/1', 'unknown-tab'],
  ['cosa_facciamo', undefined],
  ['cosa_facciamo/2', undefined],
  ['chi_siamo', undefined],
])('on a site without contacts, careers and services, “%s” is %s', (link, problem) => {
  expect(linkProblem(link, positions, ['/contatti', '/lavora_con_noi', '/cosa_facciamo/1'])).toBe(problem);
});
