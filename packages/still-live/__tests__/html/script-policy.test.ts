import { guardScripts, isOwnScript } from 'still-live/html/script-policy';

const page = { href: 'https://feeling.example/sito/', origin: 'https://feeling.example' };

test.each(['/_next/static/chunks/a.js', 'https://feeling.example/_next/static/a.js?dpl=1'])(
  '%s is a script of the site',
  (address) => expect(isOwnScript(address, page)).toBe(true),
);

test.each([
  'https://evil.example/_next/static/a.js',
  '//evil.example/_next/static/a.js',
  '/media/a.js',
  '/_next/static/../../media/a.js',
  'javascript:alert(1)',
  'data:text/javascript,1',
  'blob:https://feeling.example/_next/static/a.js',
  'http://feeling.example/_next/static/a.js',
  'https://[',
])('%s is no script of the site', (address) => expect(isOwnScript(address, page)).toBe(false));

interface Rules {
  readonly createHTML: (text: string) => string;
  readonly createScript: (text: string) => string;
  readonly createScriptURL: (text: string) => string;
}

describe('the default policy', () => {
  const made: [string, Rules][] = [];
  beforeAll(() => {
    Object.assign(globalThis, {
      location: page,
      trustedTypes: { createPolicy: (name: string, rules: Rules) => made.push([name, rules]) },
    });
    guardScripts();
  });
  const rules = (): Rules => {
    const [, only] = made[0] ?? [];
    if (!only) throw new Error('no policy was made');
    return only;
  };

  test('is made once, under the name the standard gives it', () => {
    expect(made.map(([name]) => name)).toEqual(['default']);
  });

  test('lets no text become a script', () => {
    expect(() => rules().createScript('1')).toThrow(TypeError);
  });

  test('lets no text become HTML', () => {
    expect(() => rules().createHTML('<b>x</b>')).toThrow(TypeError);
  });

  test('loads scripts of the site only', () => {
    expect(rules().createScriptURL('/_next/static/a.js')).toBe('/_next/static/a.js');
    expect(() => rules().createScriptURL('https://evil.example/a.js')).toThrow(TypeError);
  });
});
