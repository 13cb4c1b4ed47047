/** The text that `--help` prints. */
export const HELP = `A Realtime Database server for tests and development.

  realtime-database-server start [flags]            runs until Ctrl-C; prints its address
  realtime-database-server exec [flags] "npm test"  runs a command with FIREBASE_DATABASE_EMULATOR_HOST set

  --port P                TCP port; 0 takes any free one            (firebase.json, else 9000)
  --host H                address to listen on                      (firebase.json, else 127.0.0.1)
  --allow-other-machines  allows a --host that other machines reach: they can read and write everything
  --allow-any-page        answers web pages of every origin, not only those of this machine
  --namespace NAME        name of the database                      (default)
  --any-namespace         each name that a client uses is a database of its own; otherwise all get the one
  --data FILE.json        initial data of a database
  --rules FILE            security rules, read again when it changes (firebase.json, else everything is allowed)
  --persist FILE          keeps the state in FILE and FILE.N.log
  --import DIR            imports an export of the official emulator or this server
  --export-on-exit [DIR]  exports at the end; without DIR, into the folder of --import
  --coverage[=FILE.json]  says at the end which rules were reached; FILE gets it as JSON
  --config FILE           another firebase.json; --no-config reads none
  --no-viewer             no page to view and edit the data at the address
  --help, --version
`;
