import type { Frame, Page } from '@playwright/test';
import {
  bar,
  block,
  DRAFT,
  expect,
  inBothDatabases,
  KEY,
  openPreview,
  previewAddress,
  test,
} from './preview-page';
import { startExampleEditor } from 'still-live/build/command/example-editor';
import { isLongRun } from './long-run';
import { EDITOR_ORIGIN } from './test-site';

const TEXT = 'pagine/home/testo_chi_siamo';
const TITLE = 'pagine/home/blocco_servizi_e_prodotti/_list/1/titolo_blocco';

/** An editor that frames a page, and keeps the messages that it gets. */
const editorPage = (framed: string): string => `<!doctype html>
  <title>Editor</title><iframe style="width:900px;height:800px" src="${framed}"></iframe>
  <script>heard = []; addEventListener('message', ({ data, origin }) => heard.push({ ...data, origin }));</script>`;

/** Opens the preview in a frame of a page of an origin. */
async function openFramed(page: Page, origin: string, framed: string): Promise<Frame> {
  await page.route(`${origin}/`, (route) =>
    route.fulfill({ contentType: 'text/html', body: editorPage(framed) }),
  );
  await page.goto(`${origin}/`);
  const frame = page.frames()[1];
  if (!frame) throw new Error('no frame');
  return frame;
}

const heard = (page: Page): Promise<readonly object[]> =>
  page.evaluate(() => Reflect.get(window, 'heard') as readonly object[]);

/** Opens the preview, and the field of a title by a click on it. Returns the tab of the editor. */
async function openTitle(page: Page): Promise<Page> {
  await openPreview(page);
  await bar(page).getByRole('button', { name: 'Modifica', exact: true }).click();
  const opened = page.context().waitForEvent('page');
  await block(page, TITLE).click();
  return opened;
}

/** Whether an element can be pressed where it stands now. */
function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2) === element;
}

inBothDatabases(() => {
  test('a text leads to its field in one tab, ready to edit; what is saved there arrives marked and comes into view, and what is not saved stays when another field is chosen', async ({
    page,
    context,
  }) => {
    const editor = await openTitle(page);
    const value = editor.getByRole('textbox', { name: 'Value' });
    const chooseText = (): Promise<void> => block(page, TEXT).click({ position: { x: 300, y: 200 } });
    await expect(value).toHaveValue('Servizi');
    await chooseText();
    await expect(value).toHaveValue(/Siamo sessantasette/);
    expect(context.pages()).toHaveLength(2);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await value.fill('<p>Arrivato dall’editor</p>');
    await editor.getByRole('button', { name: 'Save' }).click();
    const words = page.getByText('Arrivato dall’editor');
    await expect(words).toBeInViewport();
    await expect(block(page, TEXT)).toHaveAttribute('data-changed', 'changed');

    await editor.setViewportSize({ width: 360, height: 480 });
    await block(page, TITLE).click();
    await expect(value).toHaveValue('Servizi');
    await expect(editor.getByText(/^Changed .*testo_chi_siamo/)).toBeVisible();
    expect(await editor.getByRole('button', { name: 'Save' }).evaluate(isOnTop)).toBe(true);
    await value.fill('Non ancora salvato');
    await chooseText();
    await expect(editor.getByText(/Save or cancel the open edit first/)).toBeVisible();
    await expect(value).toHaveValue('Non ancora salvato');
    await editor.getByRole('button', { name: 'Cancel' }).click();
    await chooseText();
    await expect(value).toHaveValue(/Arrivato dall’editor/);
  });

  test('in a frame the preview tells its editor the route and what was clicked, and shows what the editor asks for', async ({
    page,
    site,
    database,
  }) => {
    const told: string[] = [];
    page.on('request', (request) => {
      // The site itself was asked for the page, with the key.
      if (!request.url().startsWith(site.url)) told.push(request.headers()['referer'] ?? '');
    });
    const frame = await openFramed(
      page,
      EDITOR_ORIGIN,
      `${site.url}/anteprima${previewAddress('#/contatti')}`,
    );
    await expect.poll(() => heard(page)).toMatchObject([{ type: 'route', route: '/contatti', version: 1 }]);
    const show = { protocol: 'content-preview', version: 1, type: 'show' };
    const ask = (message: object, target: string): Promise<void> =>
      page.evaluate(([data, to]) => window.frames[0]?.postMessage(data, to), [message, target] as const);
    await ask({ ...show, path: TEXT, version: 2 }, site.url);
    await ask({ ...show, path: 'pagine/home/che_non_c_e/_list/7' }, site.url);
    await expect.poll(() => heard(page)).toContainEqual(expect.objectContaining({ route: '/' }));
    await ask({ ...show, path: TEXT }, site.url);
    await expect(frame.locator(`[data-content="${TEXT}"]`)).toBeInViewport();
    const opener = frame.getByRole('button', { name: 'Apri la barra' });
    if (await opener.isVisible()) await opener.click();
    await frame.getByRole('button', { name: 'Modifica', exact: true }).click();
    await frame.locator(`[data-content="${TITLE}"]`).click();
    await expect
      .poll(() => heard(page))
      .toContainEqual({
        protocol: 'content-preview',
        version: 1,
        type: 'clicked',
        path: `${TITLE}/_value`,
        origin: site.url,
      });
    await database.put(`${DRAFT}/${TEXT}/_value`, '<p>Dal riquadro</p>');
    await expect(frame.getByText('Dal riquadro')).toBeAttached();
    expect(JSON.stringify(await heard(page))).not.toContain(KEY);
    expect(told.join(' ')).not.toContain(KEY);
  });
});

test('the example of an editor shows the web addresses of its own file alone, and nothing in a frame', async ({
  page,
}) => {
  const editor = await startExampleEditor(process.cwd());
  const [preview, field] = ['http://localhost:4997/preview', 'http://localhost:4996/edit?at={path}'];
  await page.route(/^http:\/\/localhost:499\d\//, (route) => {
    const isFraming = route.request().url().startsWith('http://localhost:4998/');
    const body = isFraming ? `<iframe src="${editor.url}/"></iframe>` : 'shown';
    return route.fulfill({ contentType: 'text/html', body });
  });
  const shown = async (address = editor.url): Promise<readonly string[]> => {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    const inside = page
      .frames()
      .slice(1)
      .map((frame) => frame.url());
    return inside.filter((url) => url.startsWith('http') || url.startsWith('data:'));
  };
  const run = 'javascript:top.document.title="run"';
  try {
    await editor.show({ preview, editor: field });
    const asked = `preview=${run}&editor=${run}`;
    expect(await shown(`${editor.url}/?${asked}#${asked}`)).toEqual([preview, field.replace('{path}', '')]);
    const wrongOnes = [` Java\nscript:${run}`, 'data:text/html,x', run, 'blob:x', '//localhost:4997/', ''];
    for (const settings of [
      ...wrongOnes.slice(0, isLongRun ? undefined : 1).map((wrong) => ({ preview: wrong, editor: field })),
      ...wrongOnes
        .slice(isLongRun ? 0 : 1, isLongRun ? undefined : 2)
        .map((wrong) => ({ preview, editor: `${wrong}{path}` })),
      { preview, editor: 'http://{path}.localhost:4997/' },
    ]) {
      await editor.show(settings);
      expect(await shown()).toEqual([]);
      await expect(page.getByText(/settings\.json: .* must/)).toBeVisible();
    }
    expect(await page.title()).toBe('Preview and editor');
    await editor.show({ preview, editor: field });
    // Refused by its headers; without them, the page itself does nothing.
    expect(await shown('http://localhost:4998/')).not.toContain(preview);
    await page.route(`${editor.url}/`, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, headers: { 'content-type': 'text/html' } });
    });
    expect(await shown('http://localhost:4998/')).not.toContain(preview);
    await expect(page.frameLocator('iframe').getByText('not shown in a frame')).toBeVisible();
  } finally {
    await editor.close();
  }
});

test('another origin cannot frame the preview, and nobody can frame the pages of visitors', async ({
  page,
  site,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => refused.push(message.text()));
  for (const [origin, path] of [
    ['http://localhost:4998', `/anteprima${previewAddress()}`],
    [EDITOR_ORIGIN, previewAddress()],
    [EDITOR_ORIGIN, '/chi_siamo/'],
  ] as const) {
    refused.splice(0);
    await openFramed(page, origin, `${site.url}${path}`);
    await expect.poll(() => refused.join(' ')).toContain('frame-ancestors');
    expect(await heard(page)).toEqual([]);
  }
});
