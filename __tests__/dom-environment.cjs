// The environment of tests with a DOM.
require('../packages/realtime-database-server/__tests__/compile-once.cjs');

module.exports = require('jest-environment-jsdom');
