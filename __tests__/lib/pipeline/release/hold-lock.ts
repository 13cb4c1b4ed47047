import { withReleaseLock } from '@/lib/pipeline/release/release-lock';

/** Takes the lock of a folder of releases and keeps it until it is killed. */
await withReleaseLock(process.argv[2] ?? '', 'building', () => {
  process.stdout.write('held\n');
  return new Promise((end) => setTimeout(end, 600_000));
});
