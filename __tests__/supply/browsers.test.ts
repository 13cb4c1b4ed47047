import { readFileSync } from 'node:fs';
import { guardedFeatures } from '../../browsers.config.mjs';

test('every guarded feature stands in docs/browsers.md with what is seen without it', () => {
  const promise = readFileSync('docs/browsers.md', 'utf8');
  const features = guardedFeatures.map(({ feature }) => feature);
  expect(features.filter((feature) => !promise.includes(`\`${feature}\``))).toEqual([]);
});
