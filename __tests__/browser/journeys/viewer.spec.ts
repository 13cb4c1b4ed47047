import { startDatabase } from 'realtime-database-server';
import { expect, test } from '../engines/journey';

test(
  'the viewer of the database shows values, follows them, adds one by keyboard, and draws its selects itself',
  { tag: '@controls' },
  async ({ visit }) => {
    const database = await startDatabase({ port: 0, namespace: 'feeling', data: { testo: 'Ciao' } });
    const visitor = await visit();
    try {
      await visitor.tab.goTo(`${database.url}/`);
      await visitor.sees('[role="treeitem"]', '"Ciao"');
      await database.set('testo', 'Salve');
      await visitor.sees('[role="treeitem"]', '"Salve"');
      await visitor.click('button', 'Add');
      await visitor.sees('label', 'Key');
      await visitor.tab.evaluate(() => {
        const [key, value] = document.querySelectorAll<HTMLInputElement>('.field input, .field textarea');
        if (key) key.value = 'nuovo';
        if (value) value.value = 'Eccomi';
        value?.focus();
      });
      await visitor.tab.press('Enter');
      await visitor.sees('[role="treeitem"]', '"Eccomi"');
      expect(await database.get('nuovo')).toBe('Eccomi');
      // WebKit ignores colours of a native select.
      const looks = await visitor.tab.evaluate(() =>
        [...document.querySelectorAll('select')].map((select) => getComputedStyle(select).appearance),
      );
      expect(looks.length).toBeGreaterThan(0);
      expect(looks.filter((look) => look !== 'none')).toEqual([]);
      await visitor.tab.goTo('about:blank');
    } finally {
      await database.stop();
    }
  },
);
