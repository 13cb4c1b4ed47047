import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '@/lib/pipeline/command/run-command';
import { writeDeployableConfig } from '@/lib/pipeline/release/deployable-config';
import { parseHeaderRules } from '@/lib/pipeline/serve/hosting-config';
import { RELEASE_HEADERS } from '@/lib/pipeline/serve/static-server';

const DEPLOYED = 'firebase.release.json';

async function readJson(file: string, remedy: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as unknown;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file}: cannot be read (${reason}); ${remedy}`, { cause: error });
  }
}

/** `npm run deploy:config`: writes `firebase.release.json`, which is `firebase.json` with the headers of the release in `out/`. */
runCommand(async () => {
  const headers = await readJson(join('out', RELEASE_HEADERS), 'npm run build makes a release');
  const firebase = await readJson('firebase.json', 'it is part of the project');
  await writeDeployableConfig(DEPLOYED, firebase, parseHeaderRules(headers, RELEASE_HEADERS));
  console.log(`${DEPLOYED}: ready for firebase deploy --config ${DEPLOYED}`);
});
