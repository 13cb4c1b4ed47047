import { test } from '../engines/journey';

/* The journeys themselves are tried: whatever a page complains about makes one fail, in every engine. */

/** Each says a word of its own. */
const COMPLAINTS = {
  'an error that nobody caught': (words: string) => `setTimeout(() => { throw new Error('${words}'); });`,
  'a promise whose failure nobody handled': (words: string) => `Promise.reject(new Error('${words}'));`,
  'an error that was reported': (words: string) => `reportError(new Error('${words}'));`,
  'an error on the console': (words: string) => `console.error('${words}');`,
  'a warning on the console': (words: string) => `console.warn('${words}');`,
} as const;

test('every complaint of a page is heard', async ({ visit, journeySite, expectComplaints }) => {
  expectComplaints(/on purpose/);
  const scripts = Object.entries(COMPLAINTS).map(([what, script]) => script(`${what}, on purpose`));
  const visitor = await visit({ before: scripts.join('\n') });
  await visitor.go('mappa/');
  await visitor.sees('h1', 'Mappa del sito');
  for (const what of Object.keys(COMPLAINTS))
    await visitor.untilHere(`${what} is heard`, async () =>
      [...(await visitor.tab.complaints()), ...journeySite.complaints()].some((text) => text.includes(what)),
    );
});

test.fail('a complaint makes a journey fail', async ({ visit }) => {
  const visitor = await visit({ before: "console.warn('on purpose');" });
  await visitor.go('mappa/');
  await visitor.sees('h1', 'Mappa del sito');
});

test.fail('what is never seen makes a journey fail', async ({ visit }) => {
  const visitor = await visit({ patience: 200 });
  await visitor.go('#/contatti');
  await visitor.seesScreen('/chi_siamo');
});
