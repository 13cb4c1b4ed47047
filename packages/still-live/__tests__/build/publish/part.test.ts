import { publishDatabase } from './publish-database';

const value = (text: string): object => ({ _value: text });
const content = (text: string): object => ({
  pagine: {
    home: { testo_chi_siamo: value(text) },
    contatti: { testo_introduttivo: value(text), _visibility: text === 'uno' },
    lavora_con_noi: {
      posizioni_aperte: { posizioni: { _list: [null, { titolo: text }, { titolo: text }] } },
    },
  },
  footer: { sezione_contatti: { paragrafo_contatti: value(text) } },
  impostazioni: { etichette: { menu: { home: { _value: text, order: 1 } } } },
});
const NOON = Date.UTC(2026, 11, 1, 11);
const db = publishDatabase({
  data: { projects: { feeling: content('uno') }, drafts: { feeling: content('due') } },
  now: NOON,
});
const { publish, undo } = db;
const at = (path: string): Promise<unknown> => db.server.get(`projects/feeling/${path}`);
const footer = (): Promise<unknown> => at('footer/sezione_contatti/paragrafo_contatti/_value');
const SECOND_POSITION = 'pagine/lavora_con_noi/posizioni_aperte/posizioni/_list/2';

test('a part is published, everything else stays, and undo takes back that part alone', async () => {
  await publish('Irene', 'pagine/contatti', 'footer');
  expect([await footer(), await at('pagine/contatti/_visibility'), await at('pagine/home')]).toEqual([
    'due',
    false,
    { testo_chi_siamo: value('uno') },
  ]);
  await db.server.set('projects/feeling/pagine/home/testo_chi_siamo/_value', 'by hand');
  await undo();
  expect(await at('pagine')).toMatchObject({
    home: { testo_chi_siamo: value('by hand') },
    contatti: { testo_introduttivo: value('uno'), _visibility: true },
  });
  expect(await footer()).toBe('uno');
});

test.each([
  ['the labels of the menu', 'impostazioni/etichette/menu', 'home/_value', 'due'],
  ['the visibility of a page', 'pagine/contatti/_visibility', '', false],
  ['one position', SECOND_POSITION, 'titolo', 'due'],
])('%s can be published alone', async (_name, part, below, now) => {
  await publish('Irene', part);
  expect(await at(below === '' ? part : `${part}/${below}`)).toBe(now);
  expect(await footer()).toBe('uno');
  expect(await at('pagine/contatti/testo_introduttivo/_value')).toBe('uno');
  expect(await at(`${SECOND_POSITION.replace(/2$/, '1')}/titolo`)).toBe('uno');
  expect(await db.entries()).toMatchObject([{ author: 'Irene', at: NOON, changes: 1, parts: [part] }]);
});

test('a part that somebody else published meanwhile is refused with both names and times', async () => {
  const plan = await db.plan({ only: ['footer'] });
  await db.server.set('drafts/feeling/footer/sezione_contatti/paragrafo_contatti/_value', 'tre');
  db.server.clock.set(NOON + 65_000);
  await publish('Walter', 'footer');
  await expect(db.executePlan(plan, 'Irene')).rejects.toThrow(
    /^projects\/feeling\/footer: changed since it was shown; nothing was published: Walter published it at 2026-12-01 12:01:05, Irene had looked at 2026-12-01 1[12]:[05][09][:0-9]*; run the command again/,
  );
  expect(await footer()).toBe('tre');
  expect(await db.server.get('history/feeling/lock')).toBeNull();
});

test('a draft of the part that changed after it was shown is refused, one beside it is not', async () => {
  const plan = await db.plan({ only: ['footer'] });
  await db.server.set('drafts/feeling/pagine/home/testo_chi_siamo/_value', 'tre');
  await db.executePlan(plan, 'Irene');
  await undo();
  const again = await db.plan({ only: ['footer'] });
  await db.server.set('drafts/feeling/footer/sezione_contatti/paragrafo_contatti/_value', 'tre');
  await expect(db.executePlan(again, 'Irene')).rejects.toThrow('drafts/feeling: changed since it was shown');
  expect(await footer()).toBe('uno');
});

test('a part that is nowhere is refused, and one without which no site can be built stays', async () => {
  await expect(publish('Irene', 'pagine/contati')).rejects.toThrow(
    'pagine/contati: is neither in the draft nor published, so nothing was published; correct the path',
  );
  await db.server.set('drafts/feeling/pagine/home', null);
  await expect(publish('Irene', 'pagine/home')).rejects.toThrow('drafts/feeling/pagine/home: is missing');
  await publish('Irene', 'footer');
  expect(await footer()).toBe('due');
});
