import { STATIC_STEPS, staticStepsOf } from '@/lib/tools/test/static-steps';

const named = (files: readonly string[]): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    staticStepsOf(files).map(({ name, command }) => [name, command.filter((word) => files.includes(word))]),
  );

test('format and the lint of one file each look at the files that have changed, each at its own kind', () => {
  expect(named(['lib/a.ts', 'components/a.module.scss', 'docs/a.md'])).toEqual({
    'types and lint': [],
    'dependency rule': [],
    'lint of code for browsers': ['lib/a.ts'],
    'lint of styles': ['components/a.module.scss'],
    format: ['lib/a.ts', 'components/a.module.scss', 'docs/a.md'],
  });
});

test('without a change, types, their lint and the dependency rule are checked all the same', () => {
  expect(Object.keys(named([]))).toEqual(['types and lint', 'dependency rule']);
});

test('in a whole run the same steps look at every file', () => {
  const all = Object.keys(named(['lib/a.ts', 'styles/a.scss']));
  expect(STATIC_STEPS.map(({ name }) => name).sort()).toEqual(all.sort());
});
