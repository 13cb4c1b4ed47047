import { join } from 'node:path';
import { DEFAULT_POLICY_NAME } from '@/lib/html/script-policy';
import { POLICY_NAME } from '@/lib/html/trusted-types';
import { writeIcons } from './brand/icons';
import type { CheckedBrand } from './brand/read-brand';
import type { BuildOptions } from './build-options';
import { finishExport } from './export/finish-export';
import { moveInto } from '@/lib/pipeline/files';
import { readEntry } from './export/next/entry';
import { addCompileHints, dropRouterFiles } from './export/next/exported-files';
import { writeAddresses, writeSecurityText } from './pages/write-addresses';
import { pictureOverlay } from './pictures/pictures';
import type { PreparedContent } from './prepare-content';

export async function finishSite(
  { root, settings, onlyMadePictures = false }: BuildOptions,
  { data, plan, lastRelease }: PreparedContent,
  brand: CheckedBrand,
): Promise<void> {
  const dir = join(root, '.export');
  await dropRouterFiles(dir);
  await addCompileHints(dir);
  await moveInto(pictureOverlay(root), dir);
  await writeIcons(dir, brand);
  await writeAddresses(dir, plan);
  await writeSecurityText(dir, data);
  await finishExport({
    dir,
    before: lastRelease,
    entry: await readEntry(root, dir),
    data,
    csp: {
      databaseUrl: settings.browserDatabaseUrl,
      connect: settings.vitalsUrl === undefined ? [] : [new URL(settings.vitalsUrl).origin],
      trustedTypes: [DEFAULT_POLICY_NAME, POLICY_NAME],
    },
    framedBy: settings.editorOrigin,
    check: async () => {
      // jsdom alone takes a second or two to load: not while somebody waits for the demo.
      if (onlyMadePictures) return;
      const { checkStart } = await import('./export/next/start-check');
      await checkStart(dir);
    },
    uncompressed: onlyMadePictures,
  });
}
