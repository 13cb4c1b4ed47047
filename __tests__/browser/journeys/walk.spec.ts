import { parseRoute, routeId } from 'still-live/route/route';
import { expect, test } from '../engines/journey';
import { BASE } from '../live-records';
import { DRAFT_TEXT, previewAddress } from '../preview-page';

const BAR = 'aside[aria-label="Anteprima"]';
const screenOf = (hash: string): string => routeId(parseRoute(hash));

test(
  'a press leads to every screen of the menu and to every tab, a change of the content appears, and a draft is shown and left',
  {
    tag: '@walk',
  },
  async ({ visit, database }) => {
    const visitor = await visit();
    await visitor.goLive();
    const hashesOf = (links: string): Promise<string[]> =>
      visitor.tab.evaluate(
        (selector) => [...document.querySelectorAll<HTMLAnchorElement>(selector)].map(({ hash }) => hash),
        links,
      );
    const entries = await hashesOf('header nav a');
    const tabs = await hashesOf('[role="tab"]');
    expect(Math.min(entries.length, tabs.length)).toBeGreaterThan(1);
    for (const hash of entries) {
      await visitor.click(`header nav a[href$="${hash}"]`);
      await visitor.seesScreen(screenOf(hash));
      if (!tabs.includes(`#${screenOf(hash)}`)) continue;
      for (const tab of tabs.toReversed()) {
        await visitor.click(`[role="tab"][href$="${tab}"]`);
        await visitor.seesScreen(screenOf(tab));
      }
    }
    await database.put(`${BASE}/footer/sezione_contatti/paragrafo_contatti/_value`, 'Scritto <b>adesso</b>');
    await visitor.sees('footer', 'Scritto adesso');

    await visitor.go(previewAddress().slice(1));
    await visitor.sees(BAR, 'Bozza');
    await visitor.sees('main', DRAFT_TEXT);
    // With what it counts, the bar gets a second row here: what is pressed would move away.
    await visitor.sees(BAR, 'Prossima differenza');
    await visitor.click(`${BAR} button`, 'Pubblicato');
    await visitor.seesNo('main', DRAFT_TEXT);
    await visitor.click(`${BAR} a`, 'Esci');
    await visitor.isLive();
    await visitor.seesNo(BAR);
  },
);
