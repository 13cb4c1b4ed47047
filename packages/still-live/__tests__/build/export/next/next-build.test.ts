import { runNextBuild } from 'still-live/build/export/next/next-build';
import { temporaryFolder, writeFiles } from '@/__tests__/temporary-folder';

const root = temporaryFolder();

const BUILD = {
  isInHurry: false,
  variables: {},
  show: () => undefined,
  signal: new AbortController().signal,
  dataWritten: Promise.resolve(),
};

test.each(['#', '?'])(
  'a build in a folder with %s in its path ends with one line, before Next starts',
  async (character) => {
    const folder = `/home/irene/Sito ${character}1/feeling`;
    await expect(runNextBuild(folder, BUILD)).rejects.toThrow(
      `${folder}: Next cannot compile styles in a folder with ${character} in its path; rename the folder or move the project`,
    );
  },
);

test('another version of Next than the one that was tried is refused, before it starts', async () => {
  await writeFiles(root(), { 'node_modules/next/package.json': '{"version":"16.5.0"}' });
  await expect(runNextBuild(root(), BUILD)).rejects.toThrow(
    'next 16.5.0: the export was only tried with Next 16.4; see packages/still-live/build/export/next/README.md',
  );
});
