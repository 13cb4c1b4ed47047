import { Readability } from '@mozilla/readability';
import { expect, test } from '../engines/journey';
import type { Visitor } from '../engines/visitor';

/*
 * Reader views read the page without its styles. This is the library of Firefox's.
 */

const IN_CONTACTS = 'Il giovedì pomeriggio a Bologna la porta è aperta';
const IN_ABOUT = 'mense deserte';
const IN_GONE = 'Forse è già stata assegnata';
const OF_NO_ARTICLE = ['Posizione non disponibile', 'Una parte della pagina non si è caricata'];

/** Returns what a reader view shows of the page as it stands. */
async function read(visitor: Visitor): Promise<string> {
  // Loaded by this test alone: it takes half a second.
  const { JSDOM } = await import('jsdom');
  const html = await visitor.tab.evaluate(() => document.documentElement.outerHTML);
  return new Readability(new JSDOM(html).window.document).parse()?.textContent?.replace(/\s+/g, ' ') ?? '';
}

test(
  'a reader view shows the screen that is shown and nothing of the others; of a position that does not exist it says so',
  { tag: '@long' },
  async ({ visit }) => {
    const visitor = await visit();
    await visitor.goLive('#/lavora_con_noi_dettaglio/999');
    await visitor.until(
      'the others are marked',
      () => document.querySelector('main > .route[hidden]') !== null,
    );
    const gone = await read(visitor);
    expect(gone).toContain(IN_GONE);
    for (const text of [IN_ABOUT, IN_CONTACTS]) expect(gone).not.toContain(text);
    await visitor.click('header nav a', 'Contatti');
    await visitor.seesScreen('/contatti');
    const contacts = await read(visitor);
    expect(contacts).toContain(IN_CONTACTS);
    for (const text of [IN_ABOUT, IN_GONE, ...OF_NO_ARTICLE]) expect(contacts).not.toContain(text);
  },
);
