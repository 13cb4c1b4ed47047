import { parseArgs } from 'node:util';
import { siteValidators } from '@/lib/content/checks/site-validators';
import { siteSanitiser } from '@/lib/html/site-sanitiser';
import { mediaOfTree } from '@/lib/content/checks/pictures-of-tree';
import { readSettings } from '@/lib/settings/settings';
import { readRaw } from '@/lib/pipeline/publish/read-raw';
import { withDatabase } from '@/lib/pipeline/snapshot/read-database';
import { MEDIA_LIMITS } from '@/lib/pipeline/pictures/media-limits';
import { publicDirsOf } from '@/lib/pipeline/pictures/pictures';
import { runCommand } from '@/lib/pipeline/command/run-command';
import { issueLine } from '@/lib/pipeline/check/issue-line';
import { listIssues } from '@/lib/pipeline/check/list-issues';
import { unreachableMedia } from '@/lib/pipeline/check/unreachable-media';

/**
 * `npm run content:check [-- --draft]`: lists the problems of the published content or of the draft, with
 * paths.
 */
runCommand(async () => {
  const { values } = parseArgs({ options: { draft: { type: 'boolean' } } });
  const settings = readSettings(process.env);
  const { privateHosts } = settings;
  const basePath = `${values.draft === true ? 'drafts' : 'projects'}/${settings.project}`;
  const raw = await withDatabase(settings, basePath, (database) => readRaw(database, basePath));
  const media = mediaOfTree(raw, siteValidators(raw));
  const issues = [
    ...listIssues(raw, basePath, siteSanitiser()),
    ...(await unreachableMedia(media, publicDirsOf(process.cwd()), { ...MEDIA_LIMITS, privateHosts })),
  ];
  issues.forEach((issue) => console.log(issueLine(issue)));
  const errors = issues.filter(({ severity }) => severity === 'error').length;
  const counts = `${errors} errors, ${issues.length - errors} warnings in ${basePath}`;
  if (errors > 0) throw new Error(`content:check: ${counts}`);
  console.log(counts);
});
