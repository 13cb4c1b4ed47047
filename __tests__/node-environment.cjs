// The environment of tests without a DOM: Node's, with one jsdom per worker. Loading jsdom into the sandbox of a test file takes almost a second
// of a processor; here the modules of Jest itself load it, once, and each test file still makes its own windows.
const { TestEnvironment } = require('jest-environment-node');

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global[Symbol.for('feeling.jsdom')] = () => require('jsdom');
  }
};
