import type { Locator, Page } from '@playwright/test';
import { type RunningDatabase, startDatabase } from 'realtime-database-server';
import { violations as violationsOf } from './axe';
import { expect, test as base } from './worker-fixtures';

const RULES = `{"rules": {".read": "auth != null", "people": {"$id": {".write": "auth.uid === $id"}}}}`;
const DATA = {
  people: { anna: { name: 'Anna', age: 41, admin: true }, bruno: { name: 'Bruno' } },
  text: 'Ciao',
};

interface Fixtures {
  readonly data: unknown;
  readonly database: RunningDatabase;
  /** Opens the viewer and waits until it is live. */
  readonly open: (hash?: string) => Promise<Page>;
}

const test = base.extend<Fixtures>({
  data: [DATA, { option: true }],
  database: async ({ data }, use) => {
    const database = await startDatabase({
      port: 0,
      namespace: 'feeling',
      data,
      rules: RULES,
    });
    await use(database);
    await database.stop();
  },
  open: async ({ page, database }, use) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (/Content.Security.Policy|Trusted/i.test(message.text())) problems.push(message.text());
    });
    await use(async (hash = '') => {
      await page.goto(`${database.url}/${hash}`);
      await expect(page.getByText('live', { exact: true })).toBeVisible();
      await expect(row(page, /^feeling:/)).toBeVisible();
      return page;
    });
    expect(problems).toEqual([]);
  },
});

function tree(page: Page): Locator {
  return page.getByRole('tree', { name: 'Data' });
}

function row(page: Page, name: string | RegExp): Locator {
  return page.getByRole('treeitem', { name, exact: typeof name === 'string' });
}

async function stored({ url }: RunningDatabase, path: string): Promise<unknown> {
  const headers = { authorization: 'Bearer owner' };
  return (await fetch(`${url}/${path}.json`, { headers })).json() as Promise<unknown>;
}

/** Somebody else writes. */
async function write({ url }: RunningDatabase, path: string, value: unknown): Promise<void> {
  const headers = { authorization: 'Bearer owner' };
  await fetch(`${url}/${path}.json`, { method: 'PUT', headers, body: JSON.stringify(value) });
}

/** Between key and value the name of a row has a colon, which is not seen: axe takes it for another word. */
const violations = (page: Page): Promise<string[]> =>
  violationsOf(page, 'viewer', { 'label-content-name-mismatch': { enabled: false } });

test('a click opens a branch, and only then are its children asked for', async ({ open }) => {
  const page = await open();
  await expect(row(page, 'people: 2 children')).toHaveAttribute('aria-expanded', 'false');
  await expect(row(page, /^anna/)).toHaveCount(0);
  const opened = page.waitForRequest((request) => request.url().includes('/.viewer/open'));
  await row(page, 'people: 2 children').locator('.twist').click();
  expect((await opened).postDataJSON()).toMatchObject({ path: 'people' });
  await expect(row(page, 'anna: 3 children')).toHaveAttribute('aria-level', '3');
  await row(page, 'people: 2 children').locator('.twist').click();
  await expect(row(page, /^anna/)).toHaveCount(0);
});

test('the keyboard alone walks, opens, edits, adds, removes and takes back', async ({ open, database }) => {
  const page = await open();
  await expect(tree(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(row(page, 'anna: 3 children')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(row(page, 'age: 41')).toBeVisible();
  await page.keyboard.type('age');
  await expect(row(page, 'age: 41')).toHaveAttribute('aria-selected', 'true');
  const id = await row(page, 'age: 41').getAttribute('id');
  await expect(tree(page)).toHaveAttribute('aria-activedescendant', String(id));

  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Value', { exact: true })).toBeFocused();
  await page.keyboard.type('42');
  await page.keyboard.press('Enter');
  await expect(row(page, 'age: 42')).toBeVisible();
  expect(await stored(database, 'people/anna/age')).toBe(42);
  await expect(tree(page)).toBeFocused();

  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+Enter');
  await page.getByLabel('Key', { exact: true }).fill('city');
  await page.getByLabel('Value', { exact: true }).fill('Torino');
  await page.keyboard.press('Enter');
  await expect(row(page, 'city: "Torino"')).toHaveAttribute('aria-selected', 'true');
  expect(await stored(database, 'people/anna/city')).toBe('Torino');

  await page.keyboard.press('Delete');
  await expect(row(page, /^city/)).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'Removed /people/anna/city' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(row(page, 'city: "Torino"')).toBeVisible();
  await page.keyboard.press('Home');
  await expect(row(page, /^feeling/)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(row(page, 'text: "Ciao"')).toHaveAttribute('aria-selected', 'true');
});

test('a branch is removed only after a question, the same key again removes nothing, and undo outlives a reload', async ({
  open,
  database,
}) => {
  const page = await open('#/people/anna');
  await expect(row(page, 'anna: 3 children')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Backspace');
  const question = page.getByRole('dialog', { name: 'Remove /people/anna?' });
  await expect(question).toContainText('3 values in it:');
  await expect(question.getByRole('listitem')).toHaveText(['admin: true', 'age: 41', 'name: "Anna"']);
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  expect(await stored(database, 'people/anna/age')).toBe(41);

  await page.keyboard.press('Delete');
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(row(page, /^anna/)).toHaveCount(0);
  await expect(row(page, 'bruno: 1 child')).toHaveAttribute('aria-selected', 'true');
  await expect(tree(page)).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(page.getByRole('dialog', { name: 'Remove /people/bruno?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto(`${database.url}/#/people/bruno/name`);
  await page.reload();
  await expect(row(page, 'name: "Bruno"')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Backspace');
  await expect(row(page, /^bruno/)).toHaveCount(0);
  await page.keyboard.press('Backspace');
  expect(await stored(database, 'text')).toBe('Ciao');
  await page.keyboard.press('Escape');

  await page.reload();
  await page.getByRole('button', { name: 'Undo: Removed /people/bruno/name' }).click();
  await page.getByRole('button', { name: 'Undo: Removed /people/anna' }).click();
  await expect(page.getByText('Taken back: Removed /people/anna')).toBeVisible();
  expect(await stored(database, 'people')).toEqual(DATA.people);
  await tree(page).press('Control+z');
  await expect(page.getByText('There is nothing to undo.')).toBeVisible();
});

test(
  'what was written since is overwritten by undo only when that is asked for',
  { tag: '@long' },
  async ({ open, database }) => {
    const page = await open('#/text');
    await tree(page).press('Delete');
    await expect(row(page, /^text/)).toHaveCount(0);
    await write(database, 'text', 'theirs');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByText('Not undone: /text was changed again since.')).toBeVisible();
    expect(await stored(database, 'text')).toBe('theirs');
    await page.getByRole('button', { name: 'Undo anyway' }).click();
    await expect(row(page, 'text: "Ciao"')).toBeVisible();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(row(page, 'text: "theirs"')).toBeVisible();
  },
);

test.describe('with a list', () => {
  const [anna, bruno] = [{ name: 'Anna', age: 41 }, { name: 'Bruno' }];
  test.use({ data: { list: [anna, bruno], people: { anna, bruno } }, viewport: { width: 360, height: 740 } });

  test('its entries say their titles, are added like the first one, renamed, duplicated and moved, and undone', async ({
    open,
    database,
  }) => {
    const page = await open('#/list');
    const key = page.getByLabel('Key', { exact: true });
    const selected = (name: string): Promise<void> =>
      expect(row(page, name)).toHaveAttribute('aria-selected', 'true');
    await tree(page).press('ArrowRight');
    await expect(row(page, '1: Bruno · 1 child')).toBeVisible();
    await tree(page).press('Shift+Enter');
    await expect(page.getByRole('dialog', { name: 'Add to /list, like entry 0' })).toBeVisible();
    await expect(key).toHaveValue('2');
    await expect(key).toBeFocused();
    const value = page.getByLabel('Value', { exact: true });
    expect(JSON.parse(await value.inputValue())).toEqual({ name: '', age: 0 });
    await value.fill('{"name": "Carla"}');
    await page.getByRole('button', { name: 'Add' }).last().click();
    await selected('2: Carla · 1 child');
    expect(await stored(database, 'list/2')).toEqual({ name: 'Carla' });

    await tree(page).press('Alt+ArrowUp');
    await tree(page).press('Alt+ArrowUp');
    await selected('0: Carla · 1 child');
    expect(await stored(database, 'list')).toEqual([{ name: 'Carla' }, anna, bruno]);
    await tree(page).press('Alt+ArrowUp');
    await expect(page.getByText('/list/0 is the first entry.')).toBeVisible();
    await page.getByRole('button', { name: 'Move down' }).click();
    await selected('1: Carla · 1 child');
    await tree(page).press('Control+d');
    await expect(key).toHaveValue('3');
    await page.keyboard.press('Enter');
    await selected('3: Carla · 1 child');
    await page.getByRole('button', { name: 'Undo: Duplicated /list/1 as 3' }).click();
    await expect(row(page, /^3/)).toHaveCount(0);

    await page.goto(`${database.url}/#/people/anna`);
    await selected('anna: 2 children');
    await tree(page).press('F2');
    await key.fill('bruno');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('/people/bruno already has a value.');
    await expect(page.getByRole('button', { name: 'Store it anyway' })).toBeHidden();
    await key.fill('dora');
    await page.keyboard.press('Enter');
    await selected('dora: 2 children');
    await page.getByRole('button', { name: 'Duplicate' }).click();
    await expect(key).toHaveValue('');
    await key.fill('anna');
    await page.getByRole('button', { name: 'Duplicate' }).last().click();
    await selected('anna: 2 children');
    expect(await stored(database, 'people')).toEqual({ anna, bruno, dora: anna });
  });
});

test('a value keeps its kind unless another one is chosen, and what is no number is refused', async ({
  open,
  database,
}) => {
  const page = await open('#/people/anna/age');
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByLabel('Kind')).toHaveValue('number');
  await page.getByLabel('Value', { exact: true }).fill('forty');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toHaveText('This is not a number.');
  await page.getByLabel('Kind').selectOption('Text');
  await expect(page.getByLabel('Value', { exact: true })).toHaveValue('forty');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(row(page, 'age: "forty"')).toBeVisible();
  expect(await stored(database, 'people/anna/age')).toBe('forty');
});

test('others’ changes arrive and are marked; what is not open stays unasked; someone who edits is told that the value changed, and decides', async ({
  open,
  database,
}) => {
  const page = await open('#/people/anna');
  await write(database, 'text', 'Salve');
  await expect(row(page, 'text: "Salve"')).toHaveClass(/arrived/);
  await write(database, 'people/anna/name', 'Anna Verdi');
  // The branch is shut: that something changed below it is all that is told.
  await expect(row(page, 'anna: 3 children')).toHaveClass(/arrived/);
  await write(database, 'people/carla', true);
  await expect(row(page, 'carla: true')).toHaveAttribute('aria-posinset', '3');
  await write(database, 'people/bruno', null);
  await expect(row(page, /^bruno/)).toHaveCount(0);
  await expect(row(page, 'people: 2 children')).toBeVisible();

  await row(page, /^text/).click();
  await tree(page).press('Enter');
  await page.getByLabel('Value', { exact: true }).fill('mine');
  await write(database, 'text', 'theirs');
  await expect(page.getByRole('alert')).toContainText('it is "theirs" now');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('was changed by someone else');
  expect(await stored(database, 'text')).toBe('theirs');
  await page.getByRole('button', { name: 'Store it anyway' }).click();
  await expect(row(page, 'text: "mine"')).toBeVisible();
  expect(await stored(database, 'text')).toBe('mine');
});

test('a search finds a place and opens the way to it; content is text, never markup', async ({
  open,
  database,
}) => {
  const page = await open();
  await expect(row(page, 'people: 2 children')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('41');
  await expect(page.getByText('1 place found.')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(row(page, 'age: 41')).toHaveAttribute('aria-selected', 'true');
  await expect(tree(page)).toBeFocused();
  expect(new URL(page.url()).hash).toBe('#/people/anna/age');

  const hostile = '<img src=x onerror="document.title=\'taken\'"><script>document.title="taken"</script>';
  await write(database, 'text', { [hostile.replace(/[./]/g, '')]: hostile });
  await expect(row(page, 'text: 1 child')).toBeVisible();
  await row(page, 'text: 1 child').dblclick();
  await expect(page.getByRole('treeitem').filter({ hasText: 'onerror' })).toBeVisible();
  await page.getByRole('searchbox').fill('onerror');
  await expect(page.getByRole('button', { name: /onerror/ })).toBeVisible();
  expect(await page.title()).toBe('feeling · Database viewer');
  expect(await page.locator('.data img').count()).toBe(0);
});

test('a path is copied', { tag: '@long' }, async ({ open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await open('#/people/anna');
  await expect(row(page, 'anna: 3 children')).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Copy path' }).click();
  await expect(page.getByText('Copied /people/anna')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('/people/anna');
});

test('JSON comes in from a file and goes out as one', async ({ open, database }) => {
  const page = await open('#/people');
  await expect(row(page, 'people: 2 children')).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import into /people' });
  await dialog.getByLabel('File').setInputFiles({
    name: 'people.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"dora": {"name": "Dora"}}'),
  });
  await expect(dialog.getByLabel('or JSON')).toHaveValue('{"dora": {"name": "Dora"}}');
  await dialog.getByLabel('stays, and the keys of the JSON are set in it').check();
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect(row(page, 'people: 3 children')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('feeling-people.json');
  const text = Buffer.concat(await (await file.createReadStream()).toArray()).toString();
  expect(JSON.parse(text)).toEqual(await stored(database, 'people'));
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(row(page, 'people: 2 children')).toBeVisible();
});

test(
  'a write as a user is tried against the rules, and the rule that decided is named',
  { tag: '@long' },
  async ({ open, database }) => {
    const page = await open('#/people/anna');
    await page.getByRole('button', { name: 'Rules' }).click();
    const panel = page.getByRole('dialog', { name: 'Try the rules' });
    await panel.getByLabel('Try a').selectOption('Remove');
    await panel.getByLabel('as', { exact: true }).selectOption('A signed-in user');
    await panel.getByRole('button', { name: 'Try it' }).click();
    await expect(panel.getByText('Allowed')).toBeVisible();
    await expect(panel.getByText('/rules/people/$id/.write allows it.')).toBeVisible();
    await panel.getByLabel('auth, as rules see it').fill('{"uid": "bruno"}');
    await panel.getByRole('button', { name: 'Try it' }).click();
    await expect(panel.getByText('Denied')).toBeVisible();
    await expect(panel.getByText('"bruno"')).toBeVisible();
    await expect(panel.getByText('auth.uid === $id')).toBeVisible();
    await fetch(`${database.url}/people.json`);
    await panel.getByRole('button', { name: 'Show what clients have reached' }).click();
    await expect(panel.getByText('1 of 2 rules reached, 1 decided')).toBeVisible();
    await expect(panel.getByText('never true, 1 × false')).toBeVisible();
    expect(await stored(database, 'people/anna/age')).toBe(41);
  },
);

test('another database is opened by its name', { tag: '@long' }, async ({ open, database }) => {
  const page = await open();
  await page.getByLabel('Database', { exact: true }).selectOption('Another one…');
  await page.getByLabel('Name', { exact: true }).fill('second');
  await page.keyboard.press('Enter');
  await page.waitForURL(/ns=second/);
  await expect(row(page, /^second/)).toBeVisible();
  await write(database, 'x', 1);
  await expect(row(page, 'people: 2 children')).toBeVisible();
  await expect(page.getByLabel('Database', { exact: true }).locator('option')).toHaveText([
    'feeling',
    'second',
    'Another one…',
  ]);
});

test('a page whose server restarts goes on where it was', { tag: '@long' }, async ({ open, database }) => {
  const page = await open('#/people/anna/age');
  await expect(row(page, 'age: 41')).toBeVisible();
  await database.stop();
  await expect(page.getByText('connection lost, trying again')).toBeVisible();
  const again = await startDatabase({
    port: database.port,
    namespace: 'feeling',
    namespaces: 'one',
    data: { ...DATA, text: 'after' },
  });
  await expect(page.getByText('live', { exact: true })).toBeVisible();
  await expect(row(page, 'text: "after"')).toBeVisible();
  await expect(row(page, 'age: 41')).toBeVisible();
  // This one has one database, whatever it is called.
  await expect(page.getByLabel('Database', { exact: true }).locator('option')).toHaveText(['feeling']);
  await write(again, 'people/anna/age', 50);
  await expect(row(page, 'age: 50')).toBeVisible();
  await page.goto('about:blank');
  await again.stop();
});

test.describe('with 100,000 children', () => {
  // Made by the test alone: every worker loads this file.
  test.use({
    data: async ({}, use: (data: unknown) => Promise<void>) => {
      const keys = Array.from({ length: 100_000 }, (_, index) => `k${String(index).padStart(6, '0')}`);
      await use({ many: Object.fromEntries(keys.map((key, index) => [key, index])) });
    },
  });

  test(
    'only the lines in sight exist, and the last is as near as the first',
    { tag: '@long' },
    async ({ open, database }) => {
      const page = await open('#/many');
      await expect(row(page, 'many: 100,000 children')).toHaveAttribute('aria-selected', 'true');
      await tree(page).press('ArrowRight');
      await expect(row(page, 'k000000: 0')).toHaveAttribute('aria-setsize', '100000');
      await tree(page).press('End');
      await expect(row(page, 'k099999: 99999')).toBeInViewport();
      await expect(row(page, 'k099999: 99999')).toHaveAttribute('aria-posinset', '100000');
      expect(await page.getByRole('treeitem').count()).toBeLessThan(120);
      await write(database, 'many/k099998', 'changed');
      await expect(row(page, 'k099998: "changed"')).toBeInViewport();
      await write(database, 'many/k0999985', 'came between');
      await expect(row(page, 'k0999985: "came between"')).toHaveAttribute('aria-posinset', '100000');
      await page.keyboard.type('k05');
      await expect(row(page, 'k050000: 50000')).toBeInViewport();
    },
  );
});

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, { tag: width > 360 ? '@long' : [] }, () => {
    test.use({ viewport: { width, height: 740 } });

    test('nothing is cut off, and axe finds nothing against WCAG 2.2 AA', async ({ open }) => {
      const page = await open('#/people/anna/age');
      await expect(row(page, 'age: 41')).toBeInViewport();
      const found: string[] = await violations(page);
      const widest = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);
      expect(await widest()).toBeLessThanOrEqual(width);
      const buttons = await page.getByRole('group', { name: 'Actions' }).getByRole('button').all();
      for (const name of ['Rules', 'Keys']) buttons.push(page.getByRole('button', { name, exact: true }));
      for (const button of buttons) {
        await expect(button).toBeInViewport({ ratio: 1 });
      }
      await tree(page).press('Enter');
      await expect(page.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 });
      found.push(...(await violations(page)));
      await page.keyboard.press('Escape');
      await tree(page).press('Shift+Enter');
      await expect(page.getByRole('button', { name: 'Add' }).last()).toBeInViewport({ ratio: 1 });
      found.push(...(await violations(page)));
      await page.keyboard.press('Escape');
      await page.getByRole('searchbox').fill('anna');
      await expect(page.getByText(/places? found/)).toBeVisible();
      found.push(...(await violations(page)));
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Import' }).click();
      found.push(...(await violations(page)));
      await page.keyboard.press('Escape');
      await row(page, /^people/).click();
      await page.getByRole('button', { name: 'Remove' }).click();
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Remove' })).toBeInViewport({
        ratio: 1,
      });
      found.push(...(await violations(page)));
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Rules' }).click();
      await page.getByRole('button', { name: 'Try it' }).click();
      await expect(page.getByText('Denied')).toBeVisible();
      found.push(...(await violations(page)));
      expect(await widest()).toBeLessThanOrEqual(width);
      expect(found).toEqual([]);
    });
  });
}

test('a page of another origin can neither read nor write through the viewer', async ({ page, database }) => {
  await page.route('http://evil.example/**', (route) =>
    route.fulfill({ body: '<!doctype html><p>page</p>' }),
  );
  await page.goto('http://evil.example/');
  const outcome = await page.evaluate(async (url) => {
    const attempt = async (init: RequestInit): Promise<string> => {
      try {
        return String((await fetch(`${url}/.viewer/edit`, init)).status);
      } catch {
        return 'blocked';
      }
    };
    const body = JSON.stringify({ mode: 'edit', path: 'text', value: 'taken' });
    return [
      await attempt({ method: 'POST', body, headers: { 'Content-Type': 'application/json' } }),
      await attempt({ method: 'POST', body, mode: 'no-cors' }),
      await attempt({ method: 'POST', body }),
    ];
  }, database.url);
  expect(outcome.filter((status) => status === '200')).toEqual([]);
  expect(await stored(database, 'text')).toBe('Ciao');
});
