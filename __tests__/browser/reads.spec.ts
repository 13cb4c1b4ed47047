import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/*
 * The calls of the specification, section 7: which paths the page asks the database for, and how. In the database's protocol `q` opens
 * a live subscription, `g` is a one-off read and `s` tells the client's version; anything else would write, sign in or cancel.
 */

const KINDS: Readonly<Record<string, string>> = { q: 'live', g: 'once' };

interface Call {
  /** `live`, `once`, or the protocol's own word for anything else. */
  readonly kind: string;
  readonly path: string;
}

/** Collects what the sockets of a page ask for. */
function callsOf(page: Page): Call[] {
  const calls: Call[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const text = payload.toString();
      const action = /"a":"([a-z]+)"/.exec(text)?.[1];
      if (action === undefined || action === 's') return;
      calls.push({ kind: KINDS[action] ?? action, path: /"p":"([^"]*)"/.exec(text)?.[1] ?? '' });
    }),
  );
  return calls;
}

const paths = (calls: readonly Call[], kind: string): string[] =>
  calls
    .filter((call) => call.kind === kind)
    .map(({ path }) => path)
    .sort();

const POSITION = 'pagine/lavora_con_noi/posizioni_aperte/posizioni/_list/3';
const INTRODUCTION = 'pagine/lavora_con_noi/introduzione';
const SCHEDULE = '/scheduledTimes/feeling';
const ROUTES = [
  ['#/', ['pagine/home']],
  ['#/cosa_facciamo/2', ['pagine/cosa_facciamo']],
  ['#/chi_siamo', ['pagine/chi_siamo']],
  ['#/lavora_con_noi_dettaglio/3', [POSITION, INTRODUCTION]],
  ['#/lavora_con_noi', ['pagine/lavora_con_noi']],
  ['#/contatti', ['pagine/contatti']],
] as const;

for (const [hash, records] of ROUTES) {
  // [spec 1.1, 1.5, 1.8, 2.17, 3.18, 6.1, 7.3, 7.5, 7.6, 7.7, 7.8, 7.9, 7.10, 7.11, 7.12, 7.13, 7.14, 9.4]
  test(`/${hash} subscribes to its records, the footer and the times of what is scheduled, reads menu and visibility once, and does nothing else`, async ({
    page,
    database: _database,
  }) => {
    const calls = callsOf(page);
    await page.goto(`/${hash}`);
    await page.waitForSelector('html[data-live]', { state: 'attached' });
    const below = (path: string): string => `/projects/feeling/${path}`;
    const pages = ['chi_siamo', 'contatti', 'cosa_facciamo', 'diario', 'home', 'lavora_con_noi'];
    // What a subscription has brought already, the client does not ask for again: the flag of the page shown, a tab of its record.
    const once = ['impostazioni/etichette/menu', ...pages.map((name) => `pagine/${name}/_visibility`)];
    const isShared = (path: string): boolean =>
      records.some((record) => path.startsWith(below(`${record}/`)));
    const asked = (): string[] => paths(calls, 'once').filter((path) => !isShared(path));
    await expect.poll(asked).toEqual(
      once
        .map(below)
        .filter((path) => !isShared(path))
        .sort(),
    );
    // The times of scheduled publications are not in the specification: no content, and nothing is read before its moment.
    expect(paths(calls, 'live')).toEqual([...[...records, 'footer'].map(below), SCHEDULE].sort());
    expect(calls.filter(({ kind }) => kind !== 'live' && kind !== 'once')).toEqual([]);
  });
}

// [spec 3.18, 3.19, 4.2, 7.2, 7.4, 9.4]
test('the preview reads its key once, at startup, and nothing else before the answer', async ({
  page,
  database: _database,
}) => {
  const calls = callsOf(page);
  await page.goto('/?draft=true&projectApiKey=un-altra');
  await expect(
    page.getByRole('heading', { name: 'Anteprima non disponibile per questo progetto', exact: true }),
  ).toBeVisible();
  expect(calls).toEqual([{ kind: 'once', path: '/drafts/feeling/projectApiKey' }]);
});
