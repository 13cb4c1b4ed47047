import { expect, test } from '../engines/journey';
import type { Visitor } from '../engines/visitor';
import { KEY } from '../preview-page';

const TELL = "window.told = []; addEventListener('error', ({ message }) => window.told.push(message));";

/** Replaces what happens when a script gets its address. */
function onAddress(body: string): string {
  return `{ const own = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, 'src');
    Object.defineProperty(HTMLScriptElement.prototype, 'src', { ...own, set(address) { ${body} } }); }`;
}

/** What keeps the scripts from starting, and the one thing that is reported. */
const FAULTS = [
  [
    'cannot be loaded',
    onAddress("own.set.call(this, '/_next/static/chunks/gone.js');"),
    /^(?:Uncaught )?ChunkLoadError: script \/_next\/static\/chunks\/gone\.js did not load/,
  ],
  [
    'cannot render the page',
    "{ let data; Object.defineProperty(window, 'siteHydration', { get: () => data, set: (own) => { data = { ...own, snapshot: null }; } }); }",
    /null/,
  ],
  [
    'throws',
    "Object.defineProperty(window, 'TURBOPACK', { get() { throw new Error('broken script'); } });",
    /broken script/,
  ],
  [
    'is refused by a policy that throws',
    onAddress("throw new TypeError('the policy is broken');"),
    /start of the scripts failed: the policy is broken/,
  ],
] as const;

const told = (visitor: Visitor): Promise<string[]> =>
  visitor.tab.evaluate(() => (window as unknown as { told: string[] }).told);

for (const [index, [what, before, reason]] of FAULTS.entries()) {
  // In the short run chunks.spec.ts lets every script fail.
  const tag = index === 1 ? [] : '@long';
  test(
    `when a script ${what}, it is reported, and visitors keep a page that reads by itself; an editor sees a message with another try`,
    { tag },
    async ({ visit, expectComplaints }) => {
      expectComplaints(/./);
      const visitor = await visit({ before: TELL + before });
      await visitor.go('#/chi_siamo');
      await visitor.sees('[role="status"]', 'non si è caricata');
      await visitor.seesScreen('/chi_siamo');
      await visitor.click('header nav a', 'Contatti');
      await visitor.seesScreen('/contatti');
      const reports = await told(visitor);
      expect(reports.join('\n')).toMatch(reason);
      expect(new Set(reports).size).toBe(1);

      await visitor.go(`?draft=true&projectApiKey=${KEY}#/chi_siamo`);
      await visitor.sees('[role="alert"]', 'Non è stato possibile avviare l’anteprima');
      await visitor.sees('button', 'Riprova');
      expect(await visitor.count('h1')).toBe(0);
      await visitor.tab.evaluate(() => void Object.assign(window, { sameDocument: true }));
      await visitor.click('button', 'Riprova');
      await visitor.untilHere('the page is loaded again', () =>
        // While one page makes room for the next, there is nothing to ask.
        visitor.tab.evaluate(() => !('sameDocument' in window)).catch(() => false),
      );
    },
  );
}
