import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compile, compileString } from 'sass';

/** The CSS of a style sheet of this repository, in one line. */
function css(file: string): string {
  return compile(join(process.cwd(), file)).css.replace(/\s+/g, ' ');
}

// [spec 9.15]
test.each([
  ['xs', '0'],
  ['sm', '600px'],
  ['md', '900px'],
  ['lg', '1200px'],
  ['xl', '1536px'],
])('the layout breakpoint %s begins at %s', (name, width) => {
  const source = `@use 'styles/mixins' as *; @include from('${name}') { a { color: red; } }`;
  expect(compileString(source, { loadPaths: [process.cwd()] }).css).toContain(`(min-width: ${width})`);
});

// [spec 9.17]
test('a dialog takes 225 ms to come and 195 ms to go, its backdrop too', () => {
  const dialog = css('components/kit/dialog/dialog.module.scss');
  const [closed = '', open = ''] = dialog.split('.dialog[open]');
  for (const property of ['opacity', 'transform', 'background-color', 'overlay', 'display']) {
    expect(closed).toContain(`${property} 195ms`);
  }
  expect(open).toContain('transition-duration: 225ms');
  expect(dialog).toMatch(/\.dialog\[open\]::backdrop \{[^}]*transition-duration: 225ms/);
});

// [spec 9.11]
test('a dialog is as wide as the window leaves it, up to its width: 900 pixels for md', () => {
  const dialog = css('components/kit/dialog/dialog.module.scss');
  expect(dialog).toMatch(/\.dialog \{ width: calc\(100% - 2rem\); max-width: var\(--dialog-width\)/);
  expect(dialog).toContain('.md { --dialog-width: 900px; }');
});

// [spec 9.5]
test.each([
  'components/blocks/page-cover/page-cover.module.scss',
  'components/screens/home-screen/home-screen.module.scss',
])('the entrance of %s takes 1000 ms, only at the start and only where motion is welcome', (file) => {
  const entrances = [...css(file).matchAll(/([^{}]*) \{ animation: \w+ (\w+)/g)];
  expect(entrances.length).toBeGreaterThan(1);
  for (const [, selector, duration] of entrances) {
    expect(duration).toBe('1000ms');
    expect(selector).toContain('html:not([data-entered])');
  }
  expect(css(file)).toContain('(prefers-reduced-motion: no-preference)');
});

// [spec 2.4]
test('the spinner of the draft check stands in the middle of the window', () => {
  expect(css('components/preview/stand-ins.module.scss')).toMatch(
    /\.waiting \{[^}]*display: grid;[^}]*place-(items|content): center;[^}]*height: 100svh/,
  );
});

// [spec 2.16]
test('without JavaScript the menu of narrow screens needs no toggle: its entries stand in the page', () => {
  const toolbar = css('components/blocks/toolbar/toolbar.module.scss');
  const [screens = ''] = toolbar.split('@media print');
  const [onPage = '', ...narrow] = screens.split('@media (max-width: 899.98px)');
  expect(onPage).toMatch(/\.toggle, \.close \{[^}]*display: none;/);
  expect(onPage).toMatch(/\.menu \{ position: static; display: block;/);
  const rules = narrow.join().matchAll(/([^{}]*\.(?:menu|toggle)[^{}]*)\{[^{}]*(?:position|display):/g);
  const covering = [...rules].map(([, selector = '']) => selector.trim());
  expect(covering.length).toBeGreaterThan(1);
  for (const selector of covering) expect(selector).toMatch(/^:global\(\[data-routed\]\)/);
});

const FOLDERS = ['app', 'components', 'styles'];
const sheets = FOLDERS.flatMap((folder) =>
  readdirSync(join(process.cwd(), folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.scss') && !/(^|\/)_[^/]*$/.test(name))
    .map((name) => join(folder, name)),
);

// Lightning CSS, with which Next builds the styles, joins the two into one `transform`: a later `scale: 1` would no longer win over the `scale: 0`
// in it.
test.each(sheets)('no rule of %s has a transform beside a scale, rotate or translate of its own', (sheet) => {
  const rules = css(sheet).match(/\{[^{}]*\}/g) ?? [];
  const both = rules.filter(
    (rule) => /[{;\s]transform:/.test(rule) && /[{;\s](?:scale|rotate|translate):/.test(rule),
  );
  expect(both).toEqual([]);
});
