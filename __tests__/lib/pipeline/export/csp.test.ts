import { createHash } from 'node:crypto';
import { buildPolicy, policyText, setPolicy } from '@/lib/pipeline/export/csp';
import { parsePage, writePage } from '@/lib/pipeline/export/html-tree';

const code = { scripts: ['a()', 'a()', 'b()\r\n'], styles: ['p{}'] };
const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directives = (text: string) =>
  Object.fromEntries(text.split('; ').map((part) => part.split(/ (.*)/s).slice(0, 2)));

test('scripts and style elements run by hash only, each hash once, line ends as the parser makes them', () => {
  const text = policyText(buildPolicy(code, {}), 'header');
  expect(directives(text)).toMatchObject({
    'default-src': "'none'",
    'script-src': `'self' ${sha('a()')} ${sha('b()\n')}`,
    'style-src-elem': `'self' ${sha('p{}')}`,
    'connect-src': "'self'",
    'frame-ancestors': "'none'",
  });
  expect(directives(text)['script-src']).not.toContain('unsafe');
  expect(text).not.toContain('trusted-types');
});

test.each([
  [undefined, "'self'"],
  [
    'http://127.0.0.1:9000?ns=feeling',
    "'self' ws://127.0.0.1:* wss://*.firebaseio.com wss://*.firebasedatabase.app",
  ],
  [
    'http://localhost:9000?ns=feeling',
    "'self' ws://localhost:* wss://*.firebaseio.com wss://*.firebasedatabase.app",
  ],
  [
    'https://feeling.europe-west1.firebasedatabase.app',
    "'self' wss://feeling.europe-west1.firebasedatabase.app wss://*.firebaseio.com wss://*.firebasedatabase.app",
  ],
  [
    'https://db.example:8443/',
    "'self' wss://db.example:8443 wss://*.firebaseio.com wss://*.firebasedatabase.app",
  ],
])('with the database %s the page may connect to %s', (databaseUrl, sources) => {
  const policy = buildPolicy(code, databaseUrl === undefined ? {} : { databaseUrl });
  expect(directives(policyText(policy, 'header'))['connect-src']).toBe(sources);
});

test('Trusted Types come with their policy names, or allow none', () => {
  const named = directives(policyText(buildPolicy(code, { trustedTypes: ['nextjs', 'dompurify'] }), 'meta'));
  expect(named).toMatchObject({
    'require-trusted-types-for': "'script'",
    'trusted-types': 'nextjs dompurify',
  });
  expect(directives(policyText(buildPolicy(code, { trustedTypes: [] }), 'meta'))['trusted-types']).toBe(
    "'none'",
  );
});

test('a source cannot smuggle in another directive', () => {
  for (const source of ['x; script-src *', 'a b', '"', 'a,b', '']) {
    expect(() => policyText(buildPolicy(code, { connect: [source] }), 'header')).toThrow(
      `cannot hold the source "${source}"`,
    );
  }
  expect(() => buildPolicy(code, { databaseUrl: 'nowhere' })).toThrow(
    'the database address "nowhere" is not a URL',
  );
});

test('the policy stands first in head, after the charset only, without what a meta cannot say', () => {
  const policy = buildPolicy(code, {});
  const withPolicy = (html: string): string => {
    const page = parsePage(html);
    setPolicy(page, policy);
    return writePage(page);
  };
  const page = withPolicy('<html><head><script>a()</script><meta charSet="utf-8"/></head></html>');
  expect(page).toMatch(
    /^<html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src [^"]*"><script>/,
  );
  expect(page).not.toContain('frame-ancestors');
  expect(withPolicy('<title>x</title>')).toMatch(/^<html><head><meta http-equiv/);
  expect(() => withPolicy(page)).toThrow('the page has a policy already');
});
