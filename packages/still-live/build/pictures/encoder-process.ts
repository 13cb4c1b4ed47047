import sharp from 'sharp';
import { reasonOf } from 'still-live/settings/operator-error';
import { encodePicture } from './encode-picture';
import type { EncodeAnswer, EncodeJob } from './encoder';
import { MediaError } from './media-limits';

// How often the memory is measured, in milliseconds. Decoding runs in other threads.
const MEASURE_MS = 100;

// One thread per picture and several pictures at once use two cores better than the reverse.
sharp.concurrency(1);
sharp.cache(false);

function answer(said: EncodeAnswer): void {
  process.send?.(said);
}

async function encode({ bytes, dir, recipe, limits }: EncodeJob): Promise<void> {
  const measure = setInterval(() => {
    if (process.memoryUsage.rss() < limits.encodeMemoryBytes) return;
    const most = Math.round(limits.encodeMemoryBytes / 1024 / 1024);
    answer({ kind: 'refused', reason: `takes more than ${most} MB of memory to decode`, fault: 'heavy' });
  }, MEASURE_MS);
  try {
    answer(await encodePicture(Buffer.from(bytes), dir, recipe, limits.maxPixels));
  } catch (error) {
    const reason = reasonOf(error);
    answer(
      error instanceof MediaError
        ? { kind: 'refused', reason, fault: error.fault ?? 'unreadable' }
        : { kind: 'failed', reason },
    );
  } finally {
    clearInterval(measure);
  }
}

process.on('message', (job: EncodeJob) => void encode(job));
// Ctrl-C reaches every process of the terminal; the build ends this one, and nothing else lets it end while it decodes.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
