import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readJson } from '@/lib/pipeline/command/read-json';
import { runCommand } from '@/lib/pipeline/command/run-command';
import { writeDeployableConfig } from '@/lib/pipeline/release/deployable-config';
import { parseHeaderRules } from '@/lib/pipeline/serve/hosting-config';
import { parseRedirects, RELEASE_REDIRECTS } from '@/lib/pipeline/serve/redirects';
import { RELEASE_HEADERS } from '@/lib/pipeline/serve/static-server';
import { errorLine } from '@/lib/settings/operator-error';

const DEPLOYED = 'firebase.release.json';

async function readOfRelease(name: string): Promise<unknown> {
  const file = join('out', name);
  try {
    return JSON.parse(await readFile(file, 'utf8')) as unknown;
  } catch (error) {
    const line = `${file}: cannot be read (${errorLine(error)}); npm run build makes a release`;
    throw new Error(line, { cause: error });
  }
}

/**
 * `npm run deploy:config`: writes `firebase.release.json`, which is `firebase.json` with the headers and
 * redirects of the release in `out/`.
 */
runCommand(async () => {
  // Refuses options: there are none.
  parseArgs();
  const headers = await readOfRelease(RELEASE_HEADERS);
  const firebase = await readJson('firebase.json');
  const redirects = await readOfRelease(RELEASE_REDIRECTS);
  const rules = parseHeaderRules(headers, RELEASE_HEADERS);
  await writeDeployableConfig(DEPLOYED, firebase, rules, parseRedirects(redirects));
  console.log(`${DEPLOYED}: ready for firebase deploy --config ${DEPLOYED}`);
});
