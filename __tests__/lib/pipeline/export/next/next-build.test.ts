import { checkFolder } from '@/lib/pipeline/export/next/next-build';
import { runNextBuild } from '@/lib/pipeline/export/next/next-build';

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
