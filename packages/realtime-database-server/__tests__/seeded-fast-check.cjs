// What tests import as `fast-check` (jest.config.mjs): property tests run with one seed, so that a red run is red again.
// `PROPERTY_SEED=random npx jest …` looks for new counterexamples; a number repeats such a run. A property has a hundred examples, or as
// many fewer as its test says because each takes long; the long run (`npm test -- --all`, TEST_LENGTH=long) has thirty times as many.
const { dirname, join } = require('node:path');

const fc = require(join(dirname(require.resolve('fast-check/package.json')), 'lib', 'cjs', 'fast-check.js'));
const wanted = process.env.PROPERTY_SEED ?? '20261121';
const seed = wanted === 'random' ? Date.now() % 2 ** 31 : Number(wanted);
const factor = process.env.TEST_LENGTH === 'long' ? 30 : 1;
fc.configureGlobal({ seed });

/** Any character, halves of pairs too. For its own `binary` fast-check lists all there are, which takes each test file a second. */
const binary = fc
  .oneof(fc.nat(0xff), fc.nat(0xffff), fc.nat(0x10ffff))
  .map((code) => String.fromCodePoint(code));

module.exports = {
  ...fc,
  string: (wanted = {}) => fc.string(wanted.unit === 'binary' ? { ...wanted, unit: binary } : wanted),
  assert: (property, settings = {}) =>
    fc.assert(property, { ...settings, numRuns: Math.min(settings.numRuns ?? 100, 100) * factor }),
};
