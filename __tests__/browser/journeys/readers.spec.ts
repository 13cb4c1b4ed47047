import type { Visitor } from '../engines/visitor';
import { expect, test } from '../engines/journey';
import { BASE } from '../live-records';
import { isLongRun } from '../long-run';

/* Live changes leave readers in peace. */

const HOME = `${BASE}/pagine/home`;
const OFFERS = `${HOME}/blocco_servizi_e_prodotti/_list`;
const BLOCKS = `${HOME}/blocchi_immagine_testo_cta/_list`;
const FOOTER = `${BASE}/footer/sezione_contatti/paragrafo_contatti/_value`;
const STATEMENT = `${HOME}/testo_chi_siamo/_value`;
const CONTROL = 'footer button';

/** From now on, notes how far the texts in view have moved at most, in CSS pixels: in every frame, and whenever it is asked. Gives how many texts that are. */
function watchTexts(): number {
  const tops = new Map<Element, number>();
  for (const element of document.querySelectorAll('[id="/"] :is(h2, h3, p)')) {
    const { top, bottom } = element.getBoundingClientRect();
    if (top > 100 && bottom < innerHeight) tops.set(element, top);
  }
  let moved = 0;
  const look = (): number => {
    for (const [element, top] of tops) {
      const now = element.isConnected ? element.getBoundingClientRect().top : Infinity;
      moved = Math.max(moved, Math.abs(now - top));
    }
    return moved;
  };
  const lookAgain = (): void => {
    look();
    requestAnimationFrame(lookAgain);
  };
  lookAgain();
  Object.assign(window, { mostMoved: look });
  return tops.size;
}

/** Pages scroll by whole pixels, and text may stand between two: it is drawn on the same one. */
const HALF_A_PIXEL = 0.5;

function mostMoved(visitor: Visitor): Promise<number> {
  return visitor.tab.evaluate(() => (window as unknown as { mostMoved: () => number }).mostMoved());
}

/** Scrolls so that the second block of pictures and text stands in the middle of the window, at rest. */
async function readBelow(visitor: Visitor): Promise<void> {
  await visitor.tab.evaluate(async () => {
    document
      .querySelectorAll('[id="/"] article')[1]
      ?.scrollIntoView({ block: 'center', behavior: 'instant' });
    // Pictures near the view have come, and what follows the scrolling has followed.
    await Promise.all(
      [...document.images]
        .filter(({ loading }) => loading !== 'lazy')
        .map((image) => image.decode().catch(() => undefined)),
    );
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/** Where the pointer holds nothing. */
const AWAY = [640, 5] as const;

test(
  'text in view does not move through many changes above it',
  { tag: '@anchoring' },
  async ({ visit, database }) => {
    const visitor = await visit({ reducedMotion: false });
    await visitor.goLive();
    await visitor.tab.point(...AWAY);
    await readBelow(visitor);
    expect(await visitor.tab.evaluate(watchTexts)).toBeGreaterThan(1);
    const before = await visitor.scrolled();
    for (let turn = 1; turn <= (isLongRun ? 100 : 6); turn += 1) {
      const words = `<p>${'Parole in più. '.repeat((turn * 7) % 40)} Volta ${turn}.</p>`;
      // The toolbar stays where it is, whatever moves.
      if (turn % 2 === 0)
        await visitor.tab.evaluate(() =>
          document.querySelector<HTMLElement>('header nav a')?.focus({ preventScroll: true }),
        );
      else await visitor.tab.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      const path = [`${OFFERS}/1/descrizione_blocco/_value`, STATEMENT, `${BLOCKS}/1/descrizione/_value`][
        turn % 3
      ];
      await database.put(path ?? STATEMENT, words);
      await visitor.sees('[id="/"]', `Volta ${turn}.`);
      expect(await mostMoved(visitor), `after change ${turn}`).toBeLessThanOrEqual(HALF_A_PIXEL);
    }
    // A whole new offer at the front, and one less.
    await database.put(OFFERS, [
      { titolo_blocco: 'Modello' },
      ...[1, 2, 3, 4, 5].map((number) => ({ titolo_blocco: `Offerta ${number}` })),
    ]);
    await visitor.sees('[id="/"] li', 'Offerta 5');
    await database.put(OFFERS, null);
    await visitor.seesNo('[id="/"] li', 'Offerta 5');
    expect(await mostMoved(visitor)).toBeLessThanOrEqual(HALF_A_PIXEL);
    expect(await visitor.scrolled()).not.toBe(before);
  },
);

/**
 * A clock on which a mouse never rests for long enough to hold nothing, however slow the machine is, and on which what
 * waits has waited for long at once.
 */
const NEVER_RESTS = `{
  const own = window.setTimeout;
  const delays = { 3000: 600000, 10000: 0 };
  window.setTimeout = (run, delay, ...rest) => own(run, delays[delay] ?? delay, ...rest);
}`;

/** Whether the visitor sees that a newer text is there, wherever the page stands. */
function isTold(): boolean {
  const words = [...document.querySelectorAll('footer [role="status"] p')];
  return words.some((line) => {
    const { top, bottom } = line.getBoundingClientRect();
    return line.textContent.startsWith('C’è un testo più recente') && top > 0 && bottom <= innerHeight;
  });
}

/** What it takes to hold a block of Home, and to let it go. */
const HOLDS: Readonly<
  Record<
    string,
    readonly [hold: (visitor: Visitor) => Promise<void>, letGo: (visitor: Visitor) => Promise<void>]
  >
> = {
  focus: [
    (visitor) =>
      visitor.tab.evaluate(() =>
        document.querySelector<HTMLElement>('[id="/"] li a')?.focus({ preventScroll: true }),
      ),
    (visitor) => visitor.tab.evaluate(() => (document.activeElement as HTMLElement | null)?.blur()),
  ],
  selection: [
    (visitor) =>
      visitor.tab.evaluate(() => {
        const words = document.querySelector('[id="/"] li p');
        if (words) document.getSelection()?.selectAllChildren(words);
      }),
    (visitor) => visitor.tab.evaluate(() => document.getSelection()?.removeAllRanges()),
  ],
  pointer: [
    async (visitor) => {
      const at = await visitor.tab.evaluate(() => {
        const { x, y } = document.querySelector('[id="/"] li p')?.getBoundingClientRect() ?? new DOMRect();
        return { x: Math.round(x) + 8, y: Math.round(y) + 8 };
      });
      await visitor.tab.point(at.x, at.y);
    },
    (visitor) => visitor.tab.point(...AWAY),
  ],
};

test(`a block that holds the ${Object.keys(HOLDS).join(', the ')} waits until it is let go, which is told in view; the others follow at once; a slider stays on its slide when pictures come before it`, async ({
  visit,
  database,
}) => {
  const visitor = await visit({ before: NEVER_RESTS, reducedMotion: true });
  await visitor.goLive();
  await visitor.tab.point(...AWAY);
  await visitor.tab.evaluate(() => {
    document.querySelector('[id="/"] li')?.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  for (const [what, [hold, letGo]] of Object.entries(HOLDS)) {
    await hold(visitor);
    await database.put(`${OFFERS}/1/descrizione_blocco/_value`, `<p>Tenuto fermo: ${what}</p>`);
    await database.put(`${OFFERS}/2/descrizione_blocco/_value`, `<p>Subito cambiato: ${what}</p>`);
    await visitor.sees('[id="/"] li', `Subito cambiato: ${what}`);
    expect(await visitor.count('[id="/"] li', `Tenuto fermo: ${what}`), what).toBe(0);
    await visitor.until('a newer text is told of', isTold);
    await letGo(visitor);
    await visitor.sees('[id="/"] li', `Tenuto fermo: ${what}`);
    expect(await visitor.tab.evaluate(isTold), what).toBe(false);
  }

  const cover = '[id="/"] [aria-roledescription="carosello"][aria-label="Immagini di copertina"]';
  await visitor.scrollTo(0);
  await visitor.sees(`${cover} .swiper-initialized`);
  await visitor.click(`${cover} button`, 'Vai alla diapositiva 2 di 3');
  const shown = (): Promise<string> =>
    visitor.tab.evaluate(
      (slider) => document.querySelector<HTMLImageElement>(`${slider} .swiper-slide-active img`)?.alt ?? '',
      cover,
    );
  await visitor.untilHere('the second slide', async () => (await shown()).includes('collina'));
  // A slider with the focus waits, as every block does.
  await visitor.tab.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await visitor.tab.point(...AWAY);
  await database.put(`${HOME}/immagini_di_copertina/_list/4`, {
    _id: 9,
    _order: 0.5,
    immagine: { _value: '/demo/parco.jpg', _mediaType: 'image/jpeg', _alt: 'Prima di tutte' },
  });
  await visitor.sees(`${cover} button`, 'Vai alla diapositiva 3 di 4');
  expect(await shown()).toContain('collina');
});

test('the control of the footer pauses live changes for the tab, by keyboard too', async ({
  visit,
  database,
}) => {
  const visitor = await visit({ width: 360, height: 740 });
  await visitor.goLive();
  await visitor.sees(CONTROL, 'Aggiornamenti dal vivo: attivi');
  const height = await visitor.tab.evaluate(
    (control) => document.querySelector(control)?.getBoundingClientRect().height ?? 0,
    CONTROL,
  );
  expect(height).toBeGreaterThanOrEqual(44);
  await visitor.tab.evaluate((control) => document.querySelector<HTMLElement>(control)?.focus(), CONTROL);
  await visitor.tab.press('Enter');
  await visitor.sees(CONTROL, 'Aggiornamenti dal vivo: in pausa');
  await database.put(FOOTER, 'Scritto in pausa');
  await visitor.tab.reload();
  await visitor.sees(CONTROL, 'Aggiornamenti dal vivo: in pausa');
  expect(await visitor.count('footer', 'Scritto in pausa')).toBe(0);
  await visitor.click(CONTROL, 'in pausa');
  await visitor.sees('footer', 'Scritto in pausa');
  await visitor.click(CONTROL, 'attivi');
  await visitor.sees(CONTROL, 'in pausa');
  await database.put(FOOTER, 'Scritto ancora in pausa');
  // Another tab has its own choice, and by now the change has travelled.
  const other = await visit();
  await other.goLive();
  await other.sees('footer', 'Scritto ancora in pausa');
  await other.sees(CONTROL, 'attivi');
  expect(await visitor.count('footer', 'Scritto ancora in pausa')).toBe(0);
});

test('a change of the screen is announced politely, in no content; without scripts there is no control', async ({
  visit,
  database,
}) => {
  const visitor = await visit();
  await visitor.goLive('#/contatti');
  await visitor.sees(CONTROL, 'attivi');
  const live = (): Promise<string[]> =>
    visitor.tab.evaluate(() =>
      [...document.querySelectorAll('main :is([aria-live], [role="status"], [role="alert"])')]
        .map(({ textContent }) => textContent)
        .filter((words) => words !== ''),
    );
  expect(await live()).toEqual([]);
  await database.put(`${BASE}/pagine/contatti/testo_introduttivo/_value`, '<p>Cambiato ora</p>');
  await visitor.sees('main', 'Cambiato ora');
  await visitor.until(
    'it is said',
    () => document.querySelector('footer [role="status"]')?.textContent.includes('aggiornato') === true,
  );
  const without = await visit({ scripts: false });
  await without.go('');
  await without.sees('footer');
  expect(await without.count(CONTROL)).toBe(0);
});
