import { createHash } from 'node:crypto';
import { policyText } from 'still-live/build/export/csp';

const code = { scripts: ['a()', 'a()', 'b()\r\n'], styles: ['p{}'] };
const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directives = (text: string) =>
  Object.fromEntries(text.split('; ').map((part) => part.split(/ (.*)/s).slice(0, 2)));

test('scripts and style elements run by hash only, each hash once, line ends as the parser makes them', () => {
  const text = policyText(code, {}, 'header');
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
  const policy = policyText(code, databaseUrl === undefined ? {} : { databaseUrl }, 'header');
  expect(directives(policy)['connect-src']).toBe(sources);
});

test('Trusted Types come with their policy names, or allow none', () => {
  const named = directives(policyText(code, { trustedTypes: ['nextjs', 'dompurify'] }, 'meta'));
  expect(named).toMatchObject({
    'require-trusted-types-for': "'script'",
    'trusted-types': 'nextjs dompurify',
  });
  expect(directives(policyText(code, { trustedTypes: [] }, 'meta'))['trusted-types']).toBe("'none'");
});

test('a page without frames allows none', () => {
  expect(directives(policyText(code, {}, 'meta'))['frame-src']).toContain('youtube');
  const without = directives(policyText(code, { frames: false }, 'meta'));
  expect(without).toMatchObject({ 'default-src': "'none'" });
  expect(without).not.toHaveProperty('frame-src');
});

test('a source cannot smuggle in another directive', () => {
  for (const source of ['x; script-src *', 'a b', '"', 'a,b', '']) {
    expect(() => policyText(code, { connect: [source] }, 'header')).toThrow(
      `cannot hold the source "${source}"`,
    );
  }
  expect(() => policyText(code, { databaseUrl: 'nowhere' }, 'header')).toThrow(
    'the database address "nowhere" is not a URL',
  );
});

test('a policy in the page leaves out what only a header can say', () => {
  expect(policyText(code, {}, 'meta')).not.toContain('frame-ancestors');
});
