import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from 'sass';

const FOLDERS = ['app', 'components', 'styles'];
const sheets = FOLDERS.flatMap((folder) =>
  readdirSync(join(process.cwd(), folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.scss') && !/(^|\/)_[^/]*$/.test(name))
    .map((name) => join(folder, name)),
);

// Lightning CSS, with which Next builds the styles, joins the two into one `transform`: a later `scale: 1` would no longer win over the `scale: 0`
// in it.
test.each(sheets)('no rule of %s has a transform beside a scale, rotate or translate of its own', (sheet) => {
  const rules = compile(join(process.cwd(), sheet)).css.match(/\{[^{}]*\}/g) ?? [];
  const both = rules.filter(
    (rule) => /[{;\s]transform:/.test(rule) && /[{;\s](?:scale|rotate|translate):/.test(rule),
  );
  expect(both).toEqual([]);
});
