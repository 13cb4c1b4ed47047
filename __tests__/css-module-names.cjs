/** Stands in for a compiled CSS module: every class name is its own key. */
module.exports = new Proxy(
  { __esModule: false },
  { get: (_, key) => (key === '__esModule' ? false : String(key)) },
);
