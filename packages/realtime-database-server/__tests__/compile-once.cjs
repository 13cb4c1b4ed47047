const vm = require('node:vm');

const { compileFunction } = vm;
/** Of each file that this worker has compiled: its text, and what V8 made of it. */
const compiled = new Map();

/** Jest compiles each module anew for each test file: a twentieth of the processor time of all tests. Here a worker does it once. */
vm.compileFunction = (text, parameters, options) => {
  const known = compiled.get(options.filename);
  if (known?.text === text) return compileFunction(text, parameters, { ...options, cachedData: known.data });
  const result = compileFunction(text, parameters, { ...options, produceCachedData: true });
  compiled.set(options.filename, { text, data: result.cachedData });
  return result;
};
