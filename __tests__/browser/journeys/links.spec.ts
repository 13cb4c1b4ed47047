import { expect, test } from '../engines/journey';
import { BASE } from '../live-records';

test('an internal link in the page leads to its heading, and “Torna alla job list” to that of the list; Back puts the focus on the card that was left; the skip link leads to the content', async ({
  visit,
}) => {
  const visitor = await visit();
  await visitor.goLive('#/lavora_con_noi');
  const focusIsOn = (what: string, selector: string): Promise<void> =>
    visitor.until(what, (wanted) => document.activeElement?.matches(wanted) === true, selector);
  const card = '[id="/lavora_con_noi"] a[href$="lavora_con_noi_dettaglio/3"]';
  const heading = '[id="/lavora_con_noi_dettaglio/3"] h1';
  const backToList = async (): Promise<void> => {
    await visitor.click('a', 'Torna alla job list');
    await visitor.seesScreen('/lavora_con_noi');
    await focusIsOn('the heading of the list has the focus', '[id="/lavora_con_noi"] h1');
  };
  await visitor.tab.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.focus(), card);
  await visitor.tab.press('Enter');
  await visitor.seesScreen('/lavora_con_noi_dettaglio/3');
  await focusIsOn('the heading of the position has the focus', heading);
  await visitor.tab.back();
  await visitor.seesScreen('/lavora_con_noi');
  await focusIsOn('the card that was left has the focus', card);
  await visitor.tab.forward();
  await visitor.seesScreen('/lavora_con_noi_dettaglio/3');
  await focusIsOn('the heading of the position has the focus', heading);
  await backToList();
  await visitor.click(card);
  await visitor.seesScreen('/lavora_con_noi_dettaglio/3');
  await backToList();
  expect(await visitor.tab.opened()).toEqual([]);

  const skip = 'a[href*="#contenuto"]';
  await visitor.tab.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.focus(), skip);
  await visitor.tab.press('Enter');
  await visitor.until(
    'the focus is in the content',
    () => document.activeElement?.matches('main, main *') === true,
  );
  await visitor.seesScreen('/lavora_con_noi');
});

test('a mail link has a mail address, a link with a modifier key is left to the browser, and an external one opens a new window: the page stays', async ({
  visit,
  database,
  journeySite,
}) => {
  const visitor = await visit();
  await visitor.goLive('#/contatti');
  const mail = '[id="/contatti"] a[href^="mailto:"]';
  await visitor.sees(mail);
  if (visitor.engine.can.mail) await visitor.click(mail);
  expect(await visitor.tab.opened()).toEqual([]);
  await visitor.seesScreen('/contatti');

  const handled = await visitor.tab.evaluate(() => {
    const link = document.querySelector('header nav a');
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    // What the browser would do with it is not wanted here.
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    let cancelled = true;
    addEventListener('click', (event) => (cancelled = event.defaultPrevented), { once: true, capture: true });
    document.body.addEventListener('click', (event) => (cancelled = event.defaultPrevented), { once: true });
    link?.dispatchEvent(press);
    return cancelled;
  });
  expect(handled).toBe(false);
  await visitor.seesScreen('/contatti');
  // The page still answers, so it was not left.
  await visitor.click('header nav a', 'Chi siamo');
  await visitor.seesScreen('/chi_siamo');

  const target = `${journeySite.url}/robots.txt`;
  await database.put(`${BASE}/footer/colonna_social/_list/1/link_social/_value`, target);
  await visitor.sees(`footer a[href="${target}"]`);
  await visitor.click(`footer a[href="${target}"]`);
  await visitor.untilHere('a new window shows the target', async () => {
    return (await visitor.tab.opened()).join() === target;
  });
  await visitor.seesScreen('/chi_siamo');
  expect(await visitor.hash()).toBe('#/chi_siamo');
});
