import { startDatabase } from 'realtime-database-server';

/** Serves a database kept in the file named on the command line, until it is killed. */
async function main(): Promise<void> {
  const [file = ''] = process.argv.slice(2);
  const database = await startDatabase({
    port: 0,
    namespace: 'feeling',
    persist: file,
    log: (line) => console.error(line),
  });
  console.log(database.url);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
