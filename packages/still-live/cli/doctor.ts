import { parseArgs } from 'node:util';
import { print, runCommand } from 'still-live/build/command/command';
import { agrees } from 'still-live/build/command/confirm';
import { newDraftKey } from 'still-live/build/check/draft-key';
import { readPath, withDatabase } from 'still-live/build/database';
import { examine } from 'still-live/build/doctor';
import { readSettings } from 'still-live/settings/settings';

// The new key is written into the database, and nowhere else. From then on the old key opens nothing.
async function writeNewKey(isAgreed: boolean): Promise<void> {
  const settings = readSettings(process.env);
  const { project, siteUrl } = settings;
  const place = `drafts/${project}/projectApiKey`;
  const stored = await readPath(settings, place);
  const question = `${place} has a key. Write a new one? Every link to the preview with the old one stops working at once.`;
  if (stored !== null && !isAgreed && !(await agrees('npm run doctor -- --new-key', question))) return;
  const key = newDraftKey();
  // Earlier versions stored it beside what is published as well.
  const writes = { [place]: key, [`projects/${project}/projectApiKey`]: null };
  await withDatabase(settings, place, (database) => database.ref().update(writes));
  print([`${place} is written; the preview opens at ${siteUrl}/?draft=true&projectApiKey=${key}`]);
}

// `npm run doctor`: says what a site of one's own still lacks, and what to do (docs/make-it-yours.md); `--new-key`
// writes a key for its preview.
runCommand(async () => {
  const { values } = parseArgs({
    options: {
      workflows: { type: 'boolean' },
      'new-key': { type: 'boolean' },
      yes: { type: 'boolean', default: false },
    },
  });
  if (values['new-key'] === true) {
    await writeNewKey(values.yes);
    return;
  }
  let count = 0;
  for await (const { name, problems } of examine(process.cwd(), process.env, values.workflows === true)) {
    print(problems.length === 0 ? [`ok       ${name}`] : problems.map((problem) => `missing  ${problem}`));
    count += problems.length;
  }
  if (count > 0) throw new Error(`npm run doctor: ${count} missing`);
});
