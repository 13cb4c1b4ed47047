import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { startDatabase, type RunningDatabase } from 'realtime-database-server';
import { bundledCommand } from '@/__tests__/bundled-command';
import { silentProgress } from 'still-live/build/progress';
import { takeSnapshot } from 'still-live/build/snapshot';
import { readSettings } from 'still-live/settings/settings';
import { ownTree } from '../own-data';
import { runHere } from './run-here';
import { longTest } from '@/packages/realtime-database-server/__tests__/long-run';

// Whatever this project has built, maybe for another company, is not what these commands are asked about.
jest.mock('still-live/build/release/release-list', () => {
  const actual = jest.requireActual<{ placesIn: (root: string) => object }>(
    'still-live/build/release/release-list',
  );
  return { ...actual, placesIn: () => actual.placesIn('nothing-is-built-here') };
});

let server: RunningDatabase;

/** A draft with changes on three pages and in the menu; two of them are errors, and one is a warning. */
function draft(): object {
  const tree = ownTree();
  const { home, cosa_facciamo, contatti } = tree.pagine;
  home.testo_chi_siamo._value = '<p>Si lavora meglio dove si sta bene.</p>';
  home.blocchi_immagine_testo_cta._list[1].cta.etichetta._value = '';
  cosa_facciamo.servizi.blocco_vuoi_saperne_di_piu.cta.link._value = 'prova_i_prodotti';
  delete cosa_facciamo.servizi.immagini_di_copertina._list[1].immagine._alt;
  contatti.testo_introduttivo._value = '<p>Scriveteci due righe, o passate di qui.</p>';
  tree.impostazioni.etichette.menu.lavora_con_noi._value = 'Lavora qui';
  return { ...tree, projectApiKey: 'demo-anteprima-2026' };
}

beforeAll(async () => {
  // A check decodes each picture: one does for all.
  const content = JSON.stringify({ projects: { feeling: ownTree() }, drafts: { feeling: draft() } });
  const data: unknown = JSON.parse(content.replace(/\/demo\/[\w-]+\.jpg/g, '/demo/petali-poster.jpg'));
  const rules = readFileSync('database.rules.json', 'utf8');
  server = await startDatabase({ port: 0, namespace: 'feeling', data, rules });
  process.env['FIREBASE_DATABASE_EMULATOR_HOST'] = `127.0.0.1:${server.port}`;
});

afterAll(async () => {
  delete process.env['FIREBASE_DATABASE_EMULATOR_HOST'];
  await server.stop();
});

async function start(script: string, ...args: readonly string[]) {
  const command = await bundledCommand(script);
  return spawn(process.execPath, [command, ...args], { env: process.env, stdio: 'pipe' });
}

test('a draft goes from check to publication, to nothing left to do, and back', async () => {
  const checked = await runHere('status', '--draft');
  expect(checked).toMatchObject({
    code: 1,
    errors: ['error: status: 2 errors, 1 warnings in drafts/feeling'],
  });
  expect(checked.lines).toHaveLength(3);

  expect(await runHere('publish', '--yes')).toMatchObject({
    code: 1,
    errors: [
      'error: --yes: the result has content errors; nothing was published; correct them, or add --allow-errors',
    ],
  });
  const published = await runHere('publish', '--yes', '--allow-errors', '--author', 'Irene');
  expect(published).toMatchObject({ code: 0, errors: [] });
  expect(published.lines.slice(-2)).toEqual([
    '2 content errors in it: npm run status -- --draft',
    'published; --undo takes it back',
  ]);

  expect(await runHere('publish', '--yes')).toMatchObject({
    code: 0,
    lines: ['nothing to publish: projects/feeling is the same as drafts/feeling'],
  });

  const undone = await runHere('publish', '--undo', '--yes');
  expect(undone.lines.at(-1)).toBe('restored; --undo again goes one publication further back');
  expect(await runHere('status', '--content')).toMatchObject({
    code: 0,
    lines: ['0 errors, 0 warnings in projects/feeling'],
  });
});

test('a status told by hand is what the preview bar reads', async () => {
  expect(await runHere('status', 'building')).toMatchObject({ code: 0, errors: [] });
  expect(await runHere('status', 'error', 'no release in /srv/feeling/out')).toMatchObject({
    code: 0,
    errors: [],
  });
  expect(await server.get('status/feeling')).toMatchObject({
    state: 'error',
    since: expect.any(Number),
    durationMs: expect.any(Number),
    message: 'no release in …',
  });
  const told = await runHere('status');
  expect(told).toMatchObject({ code: 0, errors: [] });
  expect(told.lines).toEqual([
    expect.stringMatching(/^In diretta: dalle .*: .*Contatti/),
    '  https://www.feeling.example/#/contatti',
    expect.stringMatching(
      /^Nella pagina statica: errore alle .*: no release in …; resta la versione di prima$/,
    ),
    '  → npm run build',
    'In attesa: niente',
  ]);
});

test('the check of the draft tells a picture that is not there, another site’s video, and HTML that loses something', async () => {
  const home = 'drafts/feeling/pagine/home';
  const item = (_id: number, _value: string, _mediaType: string): object => ({
    _id,
    _order: _id,
    immagine: { _value, _mediaType, _alt: '' },
  });
  await server.set(`${home}/immagini_di_copertina/_list`, {
    1: item(1, '/demo/non-c-e.jpg', 'image/jpeg'),
    2: item(2, 'https://vimeo.com/1', 'youtube'),
  });
  await server.set(
    `${home}/testo_chi_siamo/_value`,
    '<p>Noi <iframe src="https://a.example"></iframe><b>qui</p>',
  );
  const { lines } = await runHere('status', '--draft');
  const cover = 'pagine/home/immagini_di_copertina/_list';
  expect(lines).toEqual(
    expect.arrayContaining([
      `errore  ${cover}/1/immagine: L’immagine «/demo/non-c-e.jpg» non si trova: al suo posto compare un riquadro vuoto`,
      `errore  ${cover}/2/immagine: «https://vimeo.com/1» non è un video di YouTube: al suo posto compare un riquadro vuoto; scrivi il suo indirizzo, come https://youtu.be/…`,
      'avviso  pagine/home/testo_chi_siamo: Nel testo c’è qualcosa che il sito toglie: <iframe>',
      'avviso  pagine/home/testo_chi_siamo: HTML non chiuso: <b>; il sito lo chiude a modo suo',
    ]),
  );
});

longTest(
  'a command whose output nobody reads any more does its work, says nothing, and keeps its exit code',
  async () => {
    const runUnread = async (
      script: string,
      ...args: string[]
    ): Promise<{ code: unknown; errors: string }> => {
      const child = await start(script, ...args);
      child.stdout.destroy();
      const [[code], errors] = await Promise.all([once(child, 'close'), text(child.stderr)]);
      return { code, errors };
    };
    expect(await runUnread('publish', '--yes', '--allow-errors')).toEqual({ code: 0, errors: '' });
    expect((await runHere('publish', '--yes')).lines).toEqual([
      'nothing to publish: projects/feeling is the same as drafts/feeling',
    ]);
    expect(await runUnread('doctor')).toEqual({
      code: 1,
      errors: expect.stringMatching(/^error: npm run doctor: \d missing\n$/),
    });
  },
);

test('--dry-run and a build write nothing, also when something is due; --due moves it, and --undo takes it back', async () => {
  const at = Date.now() + 3_600_000;
  await server.set('drafts/feeling/footer/sezione_contatti/paragrafo_contatti/_value', 'Via Nuova 1');
  const asked = ['--only', 'footer', '--author', 'Irene', '--yes', '--allow-errors'];
  const time = `${new Date(at).toISOString().slice(0, 19)}Z`;
  expect((await runHere('publish', ...asked, '--at', time)).errors).toEqual([]);
  server.clock.set(at + 1000);
  const before = await server.get('');
  const shown = await runHere('publish', '--dry-run');
  const undo = await runHere('publish', '--undo', '--dry-run');
  expect([shown.code, undo.code, undo.errors]).toEqual([0, 0, []]);
  expect(undo.lines).toContainEqual(expect.stringMatching(/^takes back what Irene published/));
  const built = await takeSnapshot(readSettings(process.env), silentProgress);
  expect(JSON.stringify(built.snapshot)).toContain('Via Nuova 1');
  expect(await server.get('')).toEqual(before);
  expect((await runHere('publish', '--due')).lines).toEqual([expect.stringContaining('footer')]);
  expect((await runHere('publish', '--due')).lines).toEqual(['nothing is due']);
  const plan = undo.lines.at(-1)?.replace('plan ', '') ?? '';
  const undone = await runHere('publish', '--undo', '--yes', '--plan', plan);
  expect(undone.lines.at(-1)).toContain('restored');
  server.clock.reset();
});

test('what is approved has its moment with the zone, its end, its note and its author: they are shown, and another one is refused', async () => {
  await server.reset();
  const asked = {
    author: 'Irene',
    note: `Natale\nwhen now\u202e${'x'.repeat(90)}`,
    at: '2098-12-01T09:00',
    until: '2099-07-01T09:00',
  };
  const options = (changes: Readonly<Record<string, string>>): string[] =>
    Object.entries({ ...asked, ...changes }).map(([name, value]) => `--${name}=${value}`);
  const { lines } = await runHere('publish', '--dry-run', '--only', 'pagine/contatti', ...options({}));
  expect(lines.slice(2, 8)).toEqual([
    'author Irene',
    'when 2098-12-01 09:00 +01:00 (Europe/Rome)',
    'until 2099-07-01 09:00 +02:00 (Europe/Rome)',
    `note Natale⏎when now⟨U+202E⟩${'x'.repeat(76)}`,
    `  | ${'x'.repeat(14)}`,
    'in pagine/contatti',
  ]);
  const plan = lines.at(-1)?.replace('plan ', '') ?? '';
  const carryOutPlan = (changes: Readonly<Record<string, string>>) =>
    runHere('publish', '--yes', '--only', 'pagine/contatti', '--plan', plan, ...options(changes));
  for (const other of [
    { author: 'Marta' },
    { note: 'Pasqua' },
    { at: '2098-12-01T09:01' },
    { until: '2099-07-01T09:00+01:00' },
  ])
    expect((await carryOutPlan(other)).errors.join('')).toContain('is not what would be done now');
  expect((await carryOutPlan({ at: '2098-12-01T08:00Z' })).errors).toEqual([]);
});

test('content that holds the key of the preview is neither published nor built: one line says where, and not what', async () => {
  await server.reset();
  const place = 'feeling/footer/sezione_contatti/paragrafo_contatti/_value';
  const said = async (...asked: string[]): Promise<string> => {
    const { lines, errors } = await runHere('publish', ...asked);
    expect([...lines, ...errors].join()).not.toMatch(/anteprima-2026|%64%65/);
    return errors.join();
  };
  for (const text of [
    '<a href="/?draft=true&amp;projectApiKey=demo-anteprima-2026#/contatti">Contatti</a>',
    '<!-- %64%65mo-anteprima-2026 -->',
  ]) {
    await server.set(`drafts/${place}`, text);
    for (const asked of [
      ['--dry-run'],
      ['--yes', '--only', 'footer'],
      ['--yes', '--at', '2098-12-01T09:00Z'],
    ])
      expect(await said(...asked)).toMatch(`error: drafts/${place}: holds the key of the preview`);
    expect(await server.get(`projects/${place}`)).not.toBe(text);
  }
  expect(await said('--yes', '--only', 'pagine/contatti')).toBe('');
  expect((await runHere('status', '--draft')).errors.join()).toMatch(`error: drafts/${place}: holds the key`);

  await server.set(`projects/${place}`, 'DEMO-anteprima-2026');
  const settings = readSettings(process.env);
  await expect(takeSnapshot(settings, silentProgress)).rejects.toThrow(`projects/${place}: holds the key`);
});

test('Ctrl-C while content is written comes too late: all of it is published, and no lock is left', async () => {
  await server.reset();
  const child = await start('publish', '--yes', '--allow-errors');
  const said = text(child.stdout);
  while ((await server.get('history/feeling/lock')) === null) await new Promise(setImmediate);
  child.kill('SIGINT');
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(await said).toContain('\npublished; --undo takes it back\n');
  const { footer } = (await server.get('projects/feeling')) as { footer: unknown };
  expect(footer).toEqual(await server.get('drafts/feeling/footer'));
  expect(await server.get('history/feeling/lock')).toBeNull();
});

test('a new key of the preview stands in the database alone, and one that is there is not changed unasked', async () => {
  await server.reset();
  expect(await runHere('doctor', '--new-key')).toMatchObject({
    code: 1,
    errors: [
      'error: npm run doctor -- --new-key: it cannot ask, because there is no terminal; add --yes to go ahead without a question',
    ],
  });
  const { lines } = await runHere('doctor', '--new-key', '--yes');
  const key = await server.get('drafts/feeling/projectApiKey');
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(lines).toEqual([expect.stringMatching(`\\?draft=true&projectApiKey=${String(key)}$`)]);
  expect(await server.get('projects/feeling/projectApiKey')).toBeNull();
});
