import { nearest } from './tests-of-changes';

test('few tests all run; of many, those alone that were changed or that import what was changed', () => {
  const far = Array.from({ length: 80 }, (_, index) => `/site/__tests__/far-${index}.test.ts`);
  const near = ['/site/__tests__/importing.test.ts', '/site/__tests__/changed.test.ts'];
  const changed = ['packages/still-live/content/schema.ts', '__tests__/changed.test.ts'];
  const read = (file: string): string =>
    file === near[0] ? "import { schema } from 'still-live/content/schema';" : '';
  expect(nearest([...far, ...near], changed, read)).toEqual(near);
  expect(nearest([...far.slice(0, 20), ...near], changed, read)).toHaveLength(22);
});
