import { parseArgs } from 'node:util';
import { createNodeSanitiser } from '@/lib/html/node-sanitiser';
import { safeMediaAddress } from '@/lib/media/media-address';
import { resolveLink } from '@/lib/route/link';
import { readSettings } from '@/lib/settings/settings';
import { withDatabase } from '@/lib/snapshot/read-database';
import { runCommand } from './command/run-command';
import { listIssues } from './content-check/list-issues';

const LABELS = { error: 'errore', warning: 'avviso' } as const;

runCommand(async () => {
  const { values } = parseArgs({ options: { draft: { type: 'boolean' } } });
  const settings = readSettings(process.env);
  const basePath = `${values.draft === true ? 'drafts' : 'projects'}/${settings.project}`;
  const raw = await withDatabase(
    settings,
    basePath,
    async (database) => (await database.ref(basePath).get()).val() as unknown,
  );
  const issues = listIssues(
    raw,
    basePath,
    createNodeSanitiser({ link: resolveLink, media: safeMediaAddress }),
  );
  issues.forEach(({ severity, path, message }) => console.log(`${LABELS[severity]}  ${path}: ${message}`));
  const errors = issues.filter(({ severity }) => severity === 'error').length;
  const counts = `${errors} errors, ${issues.length - errors} warnings in ${basePath}`;
  if (errors > 0) throw new Error(`content:check: ${counts}`);
  console.log(counts);
});
