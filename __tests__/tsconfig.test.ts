import tsconfig from '../tsconfig.json';

test('the types of the project are checked without the files that Next generates, which differ after `npm run dev`', () => {
  // `next dev` puts them into `include` by itself; `exclude` comes first.
  expect(tsconfig.exclude).toContain('.next');
});
