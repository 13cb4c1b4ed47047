import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkFolder, runNextBuild } from '@/lib/pipeline/export/next/next-build';

const BUILD = {
  isInHurry: false,
  variables: {},
  show: () => undefined,
  onCompiled: () => undefined,
  signal: new AbortController().signal,
};

test.each(['#', '?'])(
  'a build in a folder with %s in its path ends with one line, before Next starts',
  async (character) => {
    const root = `/home/irene/Sito ${character}1/feeling`;
    await expect(runNextBuild(root, BUILD)).rejects.toThrow(
      `${root}: Next cannot compile styles in a folder with ${character} in its path; rename the folder or move the project`,
    );
  },
);

test('a folder with spaces, accents, brackets and percent signs is fine', () => {
  expect(() => checkFolder("/home/irene/Sito (nuovo) à 100% [id] +x &y 'z")).not.toThrow();
});

test('another version of Next than the one that was tried is refused, before it starts', async () => {
  const root = await mkdtemp(join(tmpdir(), 'next-'));
  await mkdir(join(root, 'node_modules', 'next'), { recursive: true });
  await writeFile(join(root, 'node_modules', 'next', 'package.json'), '{"version":"16.5.0"}');
  await expect(runNextBuild(root, BUILD)).rejects.toThrow(
    'next 16.5.0: the export was only tried with Next 16.4; see lib/pipeline/export/next/README.md',
  );
  await rm(root, { recursive: true });
});
