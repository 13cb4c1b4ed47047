// What tests import as `fast-check` (jest.config.mjs): property tests run with one seed, so that a red run is red again.
// `PROPERTY_SEED=random npx jest …` looks for new counterexamples; a number repeats such a run.
const { dirname, join } = require('node:path');

const fc = require(join(dirname(require.resolve('fast-check/package.json')), 'lib', 'cjs', 'fast-check.js'));
const wanted = process.env.PROPERTY_SEED ?? '20261121';
const seed = wanted === 'random' ? Date.now() % 2 ** 31 : Number(wanted);
fc.configureGlobal({ seed });

module.exports = fc;
