import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFiles } from '@/__tests__/temporary-folder';

export const RELEASES = [
  '000001-20261120T100000Z',
  '000002-20261121T100000Z',
  '000003-20261122T100000Z',
] as const;

export async function writeReleases(root: string): Promise<void> {
  const files = RELEASES.map((id) => [
    `.releases/${id}/release.json`,
    JSON.stringify({ id, builtAt: '2026-11-20T10:00:00Z', snapshotHash: `h${id}` }),
  ]);
  await writeFiles(root, Object.fromEntries(files));
  await symlink(join('.releases', RELEASES[2]), join(root, 'out'));
}
