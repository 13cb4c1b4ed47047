import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publishRelease } from 'still-live/build/release/release';
import { withReleaseLock } from 'still-live/build/release/release-lock';

async function main(root: string): Promise<void> {
  for (let number = 1; ; number += 1) {
    const exportDir = join(root, '.export');
    await mkdir(join(exportDir, '_next/static'), { recursive: true });
    const stamp = `${process.pid}-${number}`;
    for (const name of ['index.html', 'data.json', `_next/static/${stamp}.js`])
      await writeFile(join(exportDir, name), stamp);
    const places = { releasesDir: join(root, '.releases'), out: join(root, 'out') };
    const request = { ...places, exportDir, keep: 3, info: { project: 'feeling', snapshotHash: stamp } };
    await withReleaseLock(places.releasesDir, 'building', (lock) => publishRelease(lock, request));
    if (number === 1) process.stdout.write('ready\n');
  }
}

await main(process.argv[2] ?? '');
