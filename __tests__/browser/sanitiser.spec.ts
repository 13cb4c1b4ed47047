import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { build } from 'esbuild';
import fc from 'fast-check';
import { siteSanitiser } from 'still-live/html/sanitiser';
import { htmlish } from '../hostile/arbitrary';
import { benignCorpus, benignLabels } from '../hostile/benign';
import { hostileCorpus } from '../hostile/corpus';
import type { page as tools } from './sanitiser/sanitiser-page';
import type { run as runReact } from './sanitiser/trusted-react-page';
import { expect, test } from './fixtures';
import { isLongRun } from './long-run';

declare const page: typeof tools;
declare const run: typeof runReact;

const SITE = 'http://site.test/';
const root = fileURLToPath(new URL('../../', import.meta.url));
const sanitiser = siteSanitiser();

/** Everything that goes through both sanitisers. */
const texts = [
  ...hostileCorpus.map(({ html }) => html),
  ...[...benignCorpus, ...benignLabels].flatMap(({ html, expected }) => [html, expected]),
  ...fc.sample(htmlish, { numRuns: isLongRun ? 3000 : 100, seed: 20_261_121 }),
  ...[...Array(0x2100).keys()]
    .filter((unit) => unit % 64 === 0)
    .map((start) => String.fromCharCode(...Array.from({ length: 64 }, (_, i) => start + i)) + '<b>'),
  '<div>'.repeat(10_000) + 'x',
  '<b title=x><p>'.repeat(5_000),
  '<table><td>'.repeat(5_000),
  `<p>${'parola &amp; '.repeat(100_000)}`,
];

function toAscii(value: unknown): string {
  return JSON.stringify(value).replace(
    /[^ -~]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

async function bundle(entry: string): Promise<string> {
  const result = await build({
    entryPoints: [`${root}__tests__/browser/sanitiser/${entry}.ts`],
    alias: { '@': root },
    bundle: true,
    write: false,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return result.outputFiles[0]?.text ?? '';
}

let opened: Page;
/** What left the page besides the page itself, and what it did that it must not. */
let requests: { readonly url: string; readonly type: string }[];
let deeds: string[];

async function open(
  browser: Browser,
  script: string,
  html: string,
  headers: Record<string, string> = {},
): Promise<void> {
  opened = await browser.newPage();
  requests = [];
  deeds = [];
  opened.on('dialog', (dialog) => {
    deeds.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  opened.on('popup', () => deeds.push('popup'));
  await opened.route('**', async (route) => {
    const url = route.request().url();
    if (url === SITE) return route.fulfill({ body: html, contentType: 'text/html; charset=utf-8', headers });
    if (url === `${SITE}bundle.js`)
      return route.fulfill({ body: script, contentType: 'text/javascript; charset=utf-8' });
    requests.push({ url, type: route.request().resourceType() });
    return route.abort();
  });
  await opened.goto(SITE);
  opened.on('framenavigated', (frame) => deeds.push(`navigation to ${frame.url()}`));
}

test.afterEach(async () => {
  await opened.close();
});

const PAGE = '<!doctype html><meta charset="utf-8"><title>x</title><body><script src="/bundle.js"></script>';

test.describe('sanitised HTML in Chromium', () => {
  test('runs nothing, requests nothing but its pictures, and reads back as it was set, in every context; the same payloads unsanitised would be noticed', async ({
    browser,
  }) => {
    await open(browser, await bundle('sanitiser-page'), PAGE);
    const show = (shown: readonly unknown[]): Promise<string[]> =>
      opened.evaluate((json) => page.show(json), toAscii(shown));
    const inContainers = hostileCorpus.flatMap(({ html }) => [
      [sanitiser.flow(html), ['div', 'section', 'td']],
      [sanitiser.phrasing(html), ['h2', 'a', 'button', 'p', 'span']],
    ]);
    expect(await show(inContainers)).toEqual([]);
    expect(await opened.evaluate(() => Reflect.has(globalThis, '__pwned'))).toBe(false);
    expect(deeds).toEqual([]);
    expect(requests.filter(({ type }) => type !== 'image')).toEqual([]);
    const foreign = new Set(requests.map(({ url }) => url).filter((url) => !url.startsWith(SITE)));
    expect([...foreign]).toEqual(['https://evil.example/beacon.png']);

    await show([['<img src=/x onerror="__pwned=1;alert(1)"><video src=/v autoplay></video>', ['div']]]);
    expect(await opened.evaluate(() => Reflect.has(globalThis, '__pwned'))).toBe(true);
    await expect.poll(() => deeds).toContain('dialog 1');
    await expect.poll(() => requests.map(({ type }) => type)).toContain('media');
  });
});

test.describe('where Trusted Types are enforced', () => {
  const headers = {
    'content-security-policy': "require-trusted-types-for 'script'; trusted-types site-html",
  };

  test('sanitised HTML is byte for byte what Node makes of the same input, with the one policy site-html', async ({
    browser,
  }) => {
    await open(browser, await bundle('sanitiser-page'), PAGE, headers);
    const expected = texts.map((html) => [sanitiser.flow(html), sanitiser.phrasing(html)]);
    const actual: unknown = JSON.parse(await opened.evaluate((json) => page.sanitise(json), toAscii(texts)));
    expect(actual).toEqual(expected);
    expect(requests).toEqual([]);
    expect(deeds).toEqual([]);
  });

  test('React renders, hydrates and updates sanitised HTML, and leaves it alone when it is the same', async ({
    browser,
  }) => {
    const html = PAGE.replace(
      '<script',
      '<main id="created"></main><main id="hydrated"><div><b>uno</b></div></main><script',
    );
    await open(browser, await bundle('trusted-react-page'), html, headers);
    expect(await opened.evaluate(() => run())).toEqual({
      created: '<div><b>uno</b></div>',
      createdNodeKept: true,
      hydratedNodeKept: true,
      updated: ['<div><i>due</i></div>', '<div><i>due</i></div>'],
      error: 'TypeError',
    });
  });
});
