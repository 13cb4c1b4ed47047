import { withReleaseLock } from 'still-live/build/release/release-lock';

/**
 * Takes the lock of a folder of releases and keeps it until it is killed; with a second argument, it waits for something that
 * never comes, and so ends.
 */
await withReleaseLock(process.argv[2] ?? '', 'building', () => {
  process.stdout.write('held\n');
  return new Promise((end) => {
    if (process.argv[3] === undefined) setTimeout(end, 600_000);
  });
});
