import { test } from '../engines/journey';

const PHONE = { width: 360, height: 740 };

test('on a phone the menu opens and closes with its toggle, with Escape, and after a choice', async ({
  visit,
}) => {
  const visitor = await visit(PHONE);
  await visitor.goLive();
  const open = async (): Promise<void> => {
    await visitor.click('header button', 'Apri il menu');
    await visitor.sees('header nav a', 'Contatti');
  };
  await open();
  await visitor.click('header button', 'Chiudi il menu');
  await visitor.seesNo('header nav a', 'Contatti');
  await open();
  await visitor.tab.press('Escape');
  await visitor.seesNo('header nav a', 'Contatti');
  await open();
  await visitor.click('header nav a', 'Contatti');
  await visitor.seesScreen('/contatti');
  await visitor.seesNo('header nav a', 'Chi siamo');
});
