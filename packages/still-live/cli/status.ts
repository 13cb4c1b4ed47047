import { parseArgs } from 'node:util';
import { mediaOfTree } from 'still-live/content/checks/check-media';
import { own } from 'still-live/content/raw-tree';
import { requireNoKey, requireStrongKey } from 'still-live/build/check/draft-key';
import { contentFingerprint, contentOf } from 'still-live/content/schema/content-tree';
import { siteFacts } from 'still-live/status/site-facts';
import { BUILD_STATES, type BuildStatus, parseSiteStatus, statusUpdate } from 'still-live/status/site-status';
import { issueLine, listIssues, isLive, mediaIssues } from 'still-live/build/check/issues';
import { refuseExtraArguments, print, runCommand } from 'still-live/build/command/command';
import { picturesOfSite } from 'still-live/build/pictures/pictures';
import { readPublished } from 'still-live/build/publish/schedule';
import { deployedRelease, newestRelease, placesIn } from 'still-live/build/release/release-list';
import { readPath, readRaw, withDatabase } from 'still-live/build/database';
import { writeStatus } from 'still-live/build/status';
import { OperatorError } from 'still-live/settings/operator-error';
import { readSettings, type Settings } from 'still-live/settings/settings';

// Shows what is live, which content the static page has, and what waits. What is wrong comes with what to do and where
// to see it.
async function showFacts(settings: Settings): Promise<void> {
  const status = parseSiteStatus(await readPath(settings, `status/${settings.project}`));
  const key = await readPath(settings, `drafts/${settings.project}/projectApiKey`);
  for (const { name, text, remedy, place } of siteFacts(status, Date.now())) {
    print([`${name}: ${text}`]);
    if (remedy !== undefined) print([`  → ${remedy}`]);
    if (place !== undefined) print([`  ${settings.siteUrl}/#${place}`]);
  }
  requireStrongKey(key, settings);
}

async function tell(
  settings: Settings,
  state: BuildStatus['state'],
  message: string | undefined,
): Promise<void> {
  const path = `status/${settings.project}`;
  const release = await newestRelease(placesIn(process.cwd()));
  await withDatabase(settings, path, async (database) => {
    const now = Date.now();
    const last = parseSiteStatus(await readRaw(database, path)).build;
    const build: BuildStatus = {
      state,
      since: now,
      ...(release && { release: release.id }),
      ...(state !== 'building' &&
        last?.state === 'building' && { durationMs: Math.max(0, now - last.since) }),
      ...(state === 'error' && message !== undefined && { message }),
    };
    await database.ref(path).update({ ...statusUpdate({ build }) });
  });
}

// Was a deployed site built from the published content? Editors are told, and the command fails when it was not.
async function compareSite(settings: Settings, site: string): Promise<void> {
  // An unset variable gives an empty text.
  if (site === '')
    throw new OperatorError(
      '--site',
      'the address of the site is empty',
      'write one such as https://www.example.com',
    );
  const [release, raw] = await Promise.all([deployedRelease(site), readPublished(settings)]);
  const published = contentFingerprint(raw);
  const isSame = release.snapshotHash === published;
  await writeStatus(() => settings, { driftedAt: isSame ? null : Date.now() });
  const own = `projects/${settings.project}`;
  if (!isSame) {
    throw new Error(
      `${site}: was built ${release.builtAt} from content ${release.snapshotHash}, but ${own} is ${published}; build and deploy again`,
    );
  }
  print([`${site} matches ${own} (content ${published}, built ${release.builtAt})`]);
}

async function checkContent(settings: Settings, isDraft: boolean): Promise<void> {
  const basePath = `${isDraft ? 'drafts' : 'projects'}/${settings.project}`;
  const root = process.cwd();
  const { out } = placesIn(root);
  const raw = await readPath(settings, basePath);
  const key = await readPath(settings, `drafts/${settings.project}/projectApiKey`);
  requireNoKey(contentOf(raw), basePath, [key, own(raw, 'projectApiKey')]);
  requireStrongKey(key, settings);
  const media = mediaOfTree(raw);
  const issues = [
    ...listIssues(raw, basePath),
    ...(await mediaIssues(media, picturesOfSite({ root, settings }), (address) =>
      isLive(address, settings, out),
    )),
  ];
  print(issues.map(issueLine));
  const errors = issues.filter(({ severity }) => severity === 'error').length;
  const counts = `${errors} errors, ${issues.length - errors} warnings in ${basePath}`;
  if (errors > 0) throw new Error(`status: ${counts}`);
  print([counts]);
}

// `npm run status`: shows or tells how things stand (docs/reference.md).
runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { content: { type: 'boolean' }, draft: { type: 'boolean' }, site: { type: 'string' } },
  });
  const { content = false, draft = false, site } = values;
  const [wanted, message] = positionals;
  const state = BUILD_STATES.find((known) => known === wanted);
  refuseExtraArguments(content || draft || site !== undefined ? 0 : state === 'error' ? 2 : 1, positionals);
  if (wanted !== undefined && state === undefined)
    throw new Error(`status "${wanted}": write one of ${BUILD_STATES.join(', ')}`);
  const settings = readSettings(process.env);
  if (site !== undefined) await compareSite(settings, site);
  if (content || draft) await checkContent(settings, draft);
  else if (state !== undefined) await tell(settings, state, message);
  else if (site === undefined) await showFacts(settings);
});
