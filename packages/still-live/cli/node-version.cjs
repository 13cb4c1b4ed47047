// Says in one line that Node is too old, before anything else runs: the other scripts cannot even be read by an old Node.
var wanted = require('../package.json').engines.node.replace('>=', '');
var number = function (version) {
  var parts = version.split('.');
  return Number(parts[0]) * 1000 + Number(parts[1]);
};

if (number(process.versions.node) < number(wanted)) {
  console.error(
    'error: Node ' +
      process.versions.node +
      ' is too old; install Node ' +
      wanted +
      ' or newer (https://nodejs.org)',
  );
  process.exit(1);
}
