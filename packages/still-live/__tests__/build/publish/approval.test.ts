import { contentHash } from 'still-live/content/content-hash';
import { fingerprint } from 'still-live/content/fingerprint';
import { contentAt } from 'still-live/content/timeline/content-at';
import { planId } from 'still-live/build/publish/plan';
import { publishDatabase } from './publish-database';

/*
 * Pairs of texts that a fingerprint made for speed takes for the same: a comment makes up for other words. It keeps two numbers of 32 bits
 * that do not know of each other, so such comments are found in seconds: blocks of letters that agree in one number, and of many chains of
 * them two that agree in the other.
 */
const SHOWN = '<p>Aperti il sabato</p>';
const HIDDEN = '<p><a href="https://altra-banca.example">IBAN</a></p>';
const IN_A_PLAN = [
  'dsfnwetyepgrikbkdoxjjqgldbquxqihwmoitlcdjskvkuemometglagnchiqiqupinnaihpefkizokkqtmgswnpbszodxvtiivohziepgvrcqaykmbbnfldlucaibeoawwiezbhzqmdpvlw',
  'dhxjqkwgepgrikbkdghkufxbdbquxqihmqxqeuxnlbhualsoometglagnchiqiquujhknlstefkizokkqtmgswnpkkxxolahnmfhaxgtlumaajctkmbbnfldrxosixboawwiezbhjecammdf',
] as const;
const ALONE = [
  'tleuycljegwpterqgqchcnxaqhinoshofnfdithmwmoitlcdjskvkuemometglagnchiqiqupinnaihpjucgtmtbqtmgswnpbszodxvtnmfhaxgtlumaajcthwyjpkrclucaibeoawwiezbh',
  'ftewikxjedifbgxdgqchcnxahhlvqnwgfnfdithmwmoitlcdjskvkuemometglagnchiqiqupinnaihpjucgtmtbqtmgswnpkkxxolahnmfhaxgtlumaajctkmbbnfldrxosixbogcsmnnxo',
] as const;

const footer = (text: string): object => ({ sezione_contatti: { paragrafo_contatti: { _value: text } } });
const home = { pagine: { home: { testo_chi_siamo: { _value: 'casa' } } } };
const published = { ...home, footer: footer('<p>Chiusi il sabato</p>') };
const db = publishDatabase({ data: { projects: { feeling: published }, drafts: { feeling: published } } });

test('of two footers that a fingerprint made for speed takes for the same, only the one that was approved is published', async () => {
  const [shown, hidden] = [
    footer(`${SHOWN}<!--${IN_A_PLAN[0]}-->`),
    footer(`${HIDDEN}<!--${IN_A_PLAN[1]}-->`),
  ];
  const oldId = (to: object): string => fingerprint([0, 0, ['footer', published.footer, to]]);
  expect(oldId(shown)).toBe(oldId(hidden));
  await db.server.set('drafts/feeling/footer', shown);
  const approved = await db.plan({ only: ['footer'] });
  await db.server.set('drafts/feeling/footer', hidden);
  expect(planId(await db.plan({ only: ['footer'] }), 'Irene')).not.toBe(planId(approved, 'Irene'));
  await expect(db.executePlan(approved, 'Irene')).rejects.toThrow('nothing was published');
  expect(await db.server.get('projects/feeling/footer')).toEqual(published.footer);
});

test('what was scheduled in place of one value does not replace another one that looks the same to a fingerprint', () => {
  const [base, other] = [`${SHOWN}<!--${ALONE[0]}-->`, `${HIDDEN}<!--${ALONE[1]}-->`];
  expect(fingerprint(base)).toBe(fingerprint(other));
  const units = [{ path: 'pagine/contatti/_visibility', base: contentHash(base), value: true }];
  const scheduled = [{ id: 'a', at: 1, by: 'Irene', note: '', units }];
  const { outcomes } = contentAt({ pagine: { contatti: { _visibility: other } } }, scheduled, 1);
  expect(outcomes).toMatchObject([{ live: [], missed: [{ reason: 'changed' }] }]);
});
