// The environment of tests without a DOM: that of the database, with one jsdom per worker. Loading jsdom into the sandbox of a test file takes
// almost a second of a processor; here the modules of Jest itself load it, once, and each test file still makes its own windows.
const PlainEnvironment = require('../packages/realtime-database-server/__tests__/plain-environment.cjs');

module.exports = class extends PlainEnvironment {
  async setup() {
    await super.setup();
    this.global[Symbol.for('feeling.jsdom')] = () => require('jsdom');
  }
};
