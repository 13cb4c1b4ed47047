import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { startDatabase, type RunningDatabase } from 'realtime-database-server';
import { bundledCommand } from '../bundled-command';

let server: RunningDatabase;

beforeAll(async () => {
  const data: unknown = JSON.parse(readFileSync('content/demo.json', 'utf8'));
  server = await startDatabase({
    port: 0,
    namespace: 'feeling',
    data,
    rules: readFileSync('database.rules.json', 'utf8'),
  });
});

afterAll(() => server.stop());

interface Ran {
  readonly code: number | string | undefined;
  readonly lines: readonly string[];
  readonly errors: readonly string[];
}

async function run(script: string, ...args: string[]): Promise<Ran> {
  const env = { ...process.env, FIREBASE_DATABASE_EMULATOR_HOST: `127.0.0.1:${server.port}` };
  const nonEmpty = (text: string): string[] => text.split('\n').filter((line) => line !== '');
  const command = await bundledCommand(`scripts/${script}`);
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [command, ...args], { env }, (error, stdout, stderr) => {
      resolve({
        code: error === null ? 0 : (error.code ?? undefined),
        lines: nonEmpty(stdout),
        errors: nonEmpty(stderr),
      });
    });
    child.stdin?.end();
  });
}

test('a draft goes from check to publication, to nothing left to do, and back', async () => {
  const checked = await run('status', '--draft');
  expect(checked).toMatchObject({
    code: 1,
    errors: ['error: status: 2 errors, 1 warnings in drafts/feeling'],
  });
  expect(checked.lines).toHaveLength(3);

  const unasked = await run('publish');
  expect(unasked.code).toBe(1);
  expect(unasked.errors).toEqual([
    'error: npm run publish: there is no terminal to ask on; add -- --yes to publish without being asked',
  ]);
  expect(unasked.lines).toContain('8 differences');

  const published = await run('publish', '--yes', '--author', 'Irene');
  expect(published).toMatchObject({ code: 0, errors: [] });
  expect(published.lines.slice(-2)).toEqual([
    '2 content errors in it: npm run status -- --draft',
    'published; --undo takes it back',
  ]);

  const again = await run('publish', '--yes');
  expect(again).toMatchObject({
    code: 0,
    lines: ['nothing to publish: projects/feeling is the same as drafts/feeling'],
  });

  const undone = await run('publish', '--undo', '--yes');
  expect(undone.lines.at(-1)).toBe('restored; --undo again goes one publication further back');
  expect(await run('status', '--content')).toMatchObject({
    code: 0,
    lines: ['0 errors, 0 warnings in projects/feeling'],
  });
}, 240_000);

test('a status told by hand is what the preview bar reads', async () => {
  expect(await run('status', 'building')).toMatchObject({ code: 0, errors: [] });
  expect(await run('status', 'error', 'no release in /srv/feeling/out')).toMatchObject({
    code: 0,
    errors: [],
  });
  const status: unknown = await (await fetch(`${server.url}/status/feeling.json?ns=feeling`)).json();
  expect(status).toMatchObject({
    state: 'error',
    since: expect.any(Number),
    durationMs: expect.any(Number),
    message: 'no release in …',
  });
  const told = await run('status');
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
  expect((await run('status', 'sleeping')).errors).toEqual([
    'error: status "sleeping": write one of building, online, error',
  ]);
}, 120_000);

test('the check of the draft tells a picture that is not there, another site’s video, and HTML that loses something', async () => {
  const put = (path: string, value: unknown): Promise<Response> =>
    fetch(`http://127.0.0.1:${server.port}/drafts/feeling/pagine/home/${path}.json?ns=feeling`, {
      method: 'PUT',
      headers: { authorization: 'Bearer owner' },
      body: JSON.stringify(value),
    });
  const item = (_id: number, _value: string, _mediaType: string): object => ({
    _id,
    _order: _id,
    immagine: { _value, _mediaType, _alt: '' },
  });
  await put('immagini_di_copertina/_list', {
    1: item(1, '/demo/non-c-e.jpg', 'image/jpeg'),
    2: item(2, 'https://vimeo.com/1', 'youtube'),
  });
  await put('testo_chi_siamo/_value', '<p>Noi <iframe src="https://a.example"></iframe><b>qui</p>');
  const { lines } = await run('status', '--draft');
  const cover = 'pagine/home/immagini_di_copertina/_list';
  expect(lines).toEqual(
    expect.arrayContaining([
      `errore  ${cover}/1/immagine: L’immagine «/demo/non-c-e.jpg» non si trova: al suo posto compare un riquadro vuoto`,
      `errore  ${cover}/2/immagine: «https://vimeo.com/1» non è un video di YouTube: al suo posto compare un riquadro vuoto`,
      'avviso  pagine/home/testo_chi_siamo: Nel testo c’è qualcosa che il sito toglie: <iframe>',
      'avviso  pagine/home/testo_chi_siamo: HTML non chiuso: <b>; il sito lo chiude a modo suo',
    ]),
  );
}, 120_000);

test('a command whose output nobody reads any more does its work, says nothing, and keeps its exit code', async () => {
  const runUnread = async (script: string, ...args: string[]): Promise<{ code: unknown; errors: string }> => {
    const env = { ...process.env, FIREBASE_DATABASE_EMULATOR_HOST: `127.0.0.1:${server.port}` };
    const child = spawn(process.execPath, [await bundledCommand(`scripts/${script}`), ...args], { env });
    child.stdout.destroy();
    let errors = '';
    child.stderr.on('data', (piece) => (errors += String(piece)));
    const [code]: unknown[] = await once(child, 'close');
    return { code, errors };
  };
  expect(await runUnread('publish', '--yes')).toEqual({ code: 0, errors: '' });
  expect((await run('publish', '--yes')).lines).toEqual([
    'nothing to publish: projects/feeling is the same as drafts/feeling',
  ]);
  expect(await runUnread('status', '--content')).toEqual({
    code: 1,
    errors: expect.stringMatching(/^error: status: \d+ errors, \d+ warnings in projects\/feeling\n$/),
  });
}, 120_000);

test('--dry-run writes nothing, also when something is due, and shows what is published without it', async () => {
  const at = Date.now() + 3_600_000;
  await server.set('drafts/feeling/footer/sezione_contatti/paragrafo_contatti/_value', 'Via Nuova 1');
  const asked = ['--only', 'footer', '--author', 'Irene', '--yes'];
  expect(
    (await run('publish', ...asked, '--at', new Date(at).toISOString().slice(0, 19) + 'Z')).errors,
  ).toEqual([]);
  server.clock.set(at + 1000);
  const before = await server.get('');
  const shown = await run('publish', '--dry-run');
  const undo = await run('publish', '--undo', '--dry-run');
  expect([shown.code, undo.code, undo.errors]).toEqual([0, 0, []]);
  expect(undo.lines).toContainEqual(expect.stringMatching(/^takes back what Irene published/));
  expect(await server.get('')).toEqual(before);
  const plan = undo.lines.at(-1)?.replace('plan ', '') ?? '';
  expect((await run('publish', '--undo', '--yes', '--plan', plan)).lines.at(-1)).toContain('restored');
  server.clock.reset();
}, 120_000);

test.each([
  ['status', 'Unexpected argument', ['error', 'la', 'build']],
  ['status', 'Unexpected argument', ['online', 'message']],
  ['status', 'Unexpected argument', ['--site', 'out', 'other']],
  ['status', 'the address of the site is empty', ['--site', '']],
  ['rollback', 'Unexpected argument', ['--list', '000001-old']],
  ['publish', '--note: has no value; write one that begins with a dash as --note=-VALUE', ['--note', '-x']],
])('npm run %s refuses arguments that it would ignore or cannot read: %s', async (script, message, args) => {
  const { code, lines, errors } = await run(script, ...args);
  expect({ code, lines, errors }).toEqual({ code: 1, lines: [], errors: [expect.stringContaining(message)] });
});

test.each([
  ['watch', '--allow-shrink'],
  ['status', '--dry-run'],
  ['build', '--allow-shrin'],
  ['rollback', '--lits'],
])(
  'npm run %s refuses an option that it does not have, and says where they are listed',
  async (script, option) => {
    expect(await run(script, option)).toEqual({
      code: 1,
      lines: [],
      errors: [`error: Unknown option '${option}'; docs/commands.md says which options there are`],
    });
  },
);

test('Ctrl-C while content is written comes too late: all of it is published, and no lock is left', async () => {
  await server.reset();
  const command = await bundledCommand('scripts/publish');
  const env = { ...process.env, FIREBASE_DATABASE_EMULATOR_HOST: `127.0.0.1:${server.port}` };
  const child = spawn(process.execPath, [command, '--yes'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: string[] = [];
  child.stdout.on('data', (text: Buffer) => lines.push(...text.toString().split('\n')));
  while ((await server.get('history/feeling/lock')) === null) await new Promise(setImmediate);
  child.kill('SIGINT');
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(lines).toContain('published; --undo takes it back');
  const { footer } = (await server.get('projects/feeling')) as { footer: unknown };
  expect(footer).toEqual(await server.get('drafts/feeling/footer'));
  expect(await server.get('history/feeling/lock')).toBeNull();
}, 120_000);
