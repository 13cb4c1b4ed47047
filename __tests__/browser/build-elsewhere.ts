import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startDatabase } from 'realtime-database-server';
import type { Company } from './company';

/**
 * Builds the site of another folder as `still-live build` does, but for what takes long and shows nothing here, in an environment without
 * the settings of this one.
 */
export async function buildElsewhere(
  folder: string,
  company: Omit<Company, 'out' | 'builtFor'>,
): Promise<Company> {
  const database = await startDatabase({ port: 0, data: company.content, namespace: company.project });
  const { PATH, HOME } = process.env;
  await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', join(process.cwd(), '__tests__', 'browser', 'build-here.ts')],
    {
      cwd: folder,
      timeout: 500_000,
      env: {
        ...{ PATH, HOME, NODE_ENV: 'production', CONTENT_PROJECT: company.project, ...database.env },
        // No other build follows in this folder.
        SITE_NEXT_CACHE: 'off',
      },
    },
  );
  await database.stop();
  return { ...company, out: join(folder, '.cache', 'out'), builtFor: database.port };
}
