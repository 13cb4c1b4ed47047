// What is imported as `jsdom` (jest.config.mjs): the one of the worker (node-environment.cjs).
module.exports = globalThis[Symbol.for('feeling.jsdom')]();
