import { deferScripts } from '@/scripts/finish/defer-scripts';

const PAYLOAD =
  '8:"/_next/static/chunks/layout.js"\n9:I[68027,["$8"],"default",1]\nd:"/_next/static/chunks/d.js"\na:I[46705,["$8","$d","/_next/static/chunks/e.js"],"Site"]\n';
const SITE = [
  '<script>(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/react.js"],"runtimeModuleIds":[5]});</script>',
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  `<script>self.__next_f.push([1,${JSON.stringify(PAYLOAD.slice(0, 60))}])</script>`,
  `<script>self.__next_f.push([1,${JSON.stringify(PAYLOAD.slice(60))}])</script>`,
  '<script src="/_next/static/chunks/react.js" async=""></script>',
  '<script src="/_next/static/chunks/turbopack-1.js" async=""></script>',
].join('');

const CHUNKS: Readonly<Record<string, string>> = {
  '/_next/static/chunks/layout.js': 'push([0,68027,e=>{e.i(1)}])',
  '/_next/static/chunks/d.js': 'push([0,77,e=>{f(3)},88,(e,t)=>{}])',
  '/_next/static/chunks/e.js': 'push([0,46705,e=>{e.i(77)}])',
};
const readChunk = (address: string): string => CHUNKS[address] ?? '';

const page = (head: string, body: string): string =>
  `<!DOCTYPE html><html><head>${head}<script id="early">early()</script></head><body><div id="sito"></div>${body}</body></html>`;

test('only the scripts that the site hydrates with are started, the data first', () => {
  const { html, sources } = deferScripts(page('', `<p>x</p>${SITE}`), { props: '{}', readChunk });
  expect(sources.slice(1)).toEqual([
    '/_next/static/chunks/turbopack-1.js',
    '/_next/static/chunks/react.js',
    '/_next/static/chunks/d.js',
    '/_next/static/chunks/e.js',
  ]);
  expect(html).toBe(
    `<!DOCTYPE html><html><head><script id="early" data-sources="${sources.join(' ')}">early()</script></head><body><div id="sito"></div><p>x</p></body></html>`,
  );
});

test('the data file names the module of the site and waits for all of its chunks', () => {
  const { dataFile } = deferScripts(page('', SITE), { props: '{"data":1}', readChunk });
  expect(dataFile?.content).toBe(
    'self.siteHydration={"module":46705,"name":"Site","props":{"data":1}};\n' +
      '(globalThis.TURBOPACK||=[]).push({"otherChunks":["static/chunks/react.js","static/chunks/d.js","static/chunks/e.js"],"runtimeModuleIds":[5]});\n',
  );
  expect(dataFile?.path).toMatch(/^\/_next\/static\/chunks\/page-data-[0-9a-f]{12}\.js$/);
});

test('a page with the site whose payload does not name it, or that nothing starts, ends the build', () => {
  expect(() => deferScripts(page('', '<p>x</p>'), { props: '{}', readChunk })).toThrow(
    'names no component Site',
  );
  const unstarted = page('', SITE).replace('id="early"', 'id="late"');
  expect(() => deferScripts(unstarted, { props: '{}', readChunk })).toThrow('has no <script id="early">');
});

test('a payload that names a chunk it does not hold ends the build', () => {
  const broken = SITE.replace('d:\\"', 'z:\\"');
  expect(() => deferScripts(page('', broken), { props: '{}', readChunk })).toThrow(
    'names a chunk $d that it does not hold',
  );
});

/** The site's page with rows added before or after the payload. */
function withRows(before: string, after = ''): string {
  const payload = JSON.stringify(`${before}${PAYLOAD}${after}`).replace(/</g, '\\u003c');
  return page(
    '',
    `${SITE.replace(/<script>self\.__next_f\.push\(\[1,.*?<\/script>/g, '')}<script>self.__next_f.push([1,${payload}])</script>`,
  );
}

test('a text of the content that looks like the payload is not taken for it', () => {
  const clean = deferScripts(withRows(''), { props: '{}', readChunk }).dataFile?.content;
  const text =
    'è\na:I[1,["\"><script>alert(1)</script>"],"Site"]\n8:"/_next/static/chunks/x.js"\n9:I[2,["/_next/static/chunks/e.js"],"x"]\n';
  const row = `2:T${Buffer.byteLength(text).toString(16)},${text}`;
  expect(deferScripts(withRows(row), { props: '{}', readChunk }).dataFile?.content).toBe(clean);
  expect(deferScripts(withRows('', row), { props: '{}', readChunk }).dataFile?.content).toBe(clean);
});

test('a piece of the payload that Next wrote in base64, because it cut a character, counts like the others', () => {
  const text = 'perché così';
  const payload = Buffer.from(`2:T${Buffer.byteLength(text).toString(16)},${text}${PAYLOAD}`);
  const cut = payload.indexOf('è') + 1;
  const pieces = [payload.subarray(0, cut), payload.subarray(cut)].map(
    (piece) => `<script>self.__next_f.push([3,"${piece.toString('base64')}"])</script>`,
  );
  const others = SITE.replace(/<script>self\.__next_f\.push\(\[1,.*?<\/script>/g, '');
  expect(deferScripts(page('', others + pieces.join('')), { props: '{}', readChunk }).sources).toEqual(
    deferScripts(page('', SITE), { props: '{}', readChunk }).sources,
  );
});

test('a payload that names a chunk that is none of the site ends the build', () => {
  for (const chunk of ['"><script>alert(1)</script>', 'https://evil.example/x.js', '/_next/static/a b.js']) {
    const rows = `a:I[1,[${JSON.stringify(chunk)}],"Site"]\n`;
    expect(() => deferScripts(withRows(rows), { props: '{}', readChunk })).toThrow('none of this site');
  }
});

test('a site without the bundler’s bootstrap ends the build', () => {
  const broken = SITE.replace('otherChunks', 'others');
  expect(() => deferScripts(page('', broken), { props: '{}', readChunk })).toThrow(
    'no bootstrap of Turbopack',
  );
});

test('polyfills and script preloads are dropped, data blocks and style stay', () => {
  const { html } = deferScripts(
    page(
      '<link rel="preload" as="script" fetchPriority="low" href="/a.js"/><link rel="preload" href="/f.woff2" as="font"/><style>p{}</style>',
      '<script src="/poly.js" noModule=""></script><script type="application/ld+json">{}</script>' + SITE,
    ),
    { props: '{}', readChunk },
  );
  expect(html).not.toMatch(/a\.js|poly/);
  expect(html).toContain('/f.woff2');
  expect(html).toContain('<script type="application/ld+json">{}</script>');
});

test('a page without the site is left with no script', () => {
  const { html, sources } = deferScripts('<html><head><script src="/a.js"></script></head></html>', {
    props: '{}',
    readChunk,
  });
  expect(html).toBe('<html><head></head></html>');
  expect(sources).toEqual([]);
});

test('a key of the content cannot leave the attribute that names the positions in the page', () => {
  const keys = ['1', '">alert(1)//', '"><img src=x onerror=alert(1)>', 'con spazio', '&quot;'];
  const { html } = deferScripts(page('', SITE), { props: '{}', readChunk, inPage: keys });
  const [, attribute = ''] = /data-in-page="([^"]*)">early\(\)/.exec(html) ?? [];
  expect(attribute.split(' ').map(decodeURIComponent)).toEqual(keys);
  expect(attribute).not.toMatch(/[<>&]/);
});
