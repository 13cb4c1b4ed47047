import { bar, expect, openMore, openPreview, test } from './preview-page';

/* The form of the calendar, which has the date field, in a real browser. */

test.use({ sealed: true });

// [spec 5.5, 5.6]
test('a date that was left empty, or typed by half, says so, and is well again once it is given; dates out of bounds are wrong for the browser too, the bounds are not', async ({
  page,
}) => {
  await openPreview(page);
  await openMore(page);
  await bar(page).getByRole('button', { name: 'Calendario' }).click();
  const field = page.getByRole('dialog', { name: 'Calendario' }).getByLabel('Giorno');
  await expect(field).toHaveAccessibleDescription('');
  await field.fill('');
  await field.blur();
  await expect(field).toHaveAccessibleDescription('Inserisci una data.');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.focus();
  await page.keyboard.press('1');
  await field.blur();
  await expect(field).toHaveAccessibleDescription(/data completa e valida/);
  await field.fill('1984-06-01');
  await expect(field).toHaveAccessibleDescription('');
  await expect(field).toHaveAttribute('aria-invalid', 'false');

  const found: [string, boolean, string | null][] = [];
  for (const date of ['1899-12-31', '1900-01-01', '2099-12-31', '2100-01-01']) {
    await field.fill(date);
    await field.blur();
    const isValid = await field.evaluate(
      (input) => input instanceof HTMLInputElement && input.validity.valid,
    );
    found.push([date, isValid, await field.getAttribute('aria-invalid')]);
  }
  expect(found).toEqual([
    ['1899-12-31', false, 'true'],
    ['1900-01-01', true, 'false'],
    ['2099-12-31', true, 'false'],
    ['2100-01-01', false, 'true'],
  ]);
});
