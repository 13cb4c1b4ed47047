import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { engineFile } from 'still-live/build/files';
import type { Encoded } from './encode-picture';
import { MediaError, type MediaLimits } from './media-limits';
import type { Recipe } from './recipe';

export interface EncodeJob {
  readonly bytes: Uint8Array;
  readonly dir?: string | undefined;
  readonly recipe: Recipe;
  readonly limits: Pick<MediaLimits, 'maxPixels' | 'encodeMemoryBytes'>;
}

/** What the process answers. `failed` is about anything but the picture, such as the disk. */
export type EncodeAnswer = Encoded | { readonly kind: 'failed'; readonly reason: string };

async function answerOf(child: ChildProcess, ended: AbortSignal): Promise<EncodeAnswer> {
  const listening = new AbortController();
  const signal = AbortSignal.any([ended, listening.signal]);
  try {
    return await Promise.race([
      once(child, 'message', { signal }).then(([answer]) => answer as EncodeAnswer),
      once(child, 'exit', { signal }).then(([code, by]) => {
        throw new MediaError(
          `the decoder stopped (${String(by ?? `exit code ${String(code)}`)})`,
          'unreadable',
        );
      }),
    ]);
  } finally {
    listening.abort();
  }
}

// Processes without work. They keep no command running, and are ended after a while.
const idle = new Map<ChildProcess, NodeJS.Timeout>();
const IDLE_MS = 5_000;

function takeProcess(): ChildProcess {
  const [known] = idle;
  if (known === undefined)
    return fork(engineFile('build/pictures/encoder-process'), {
      execArgv: ['--import', 'tsx'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
  const [child, timer] = known;
  clearTimeout(timer);
  idle.delete(child);
  child.ref();
  child.channel?.ref();
  return child;
}

function putBack(child: ChildProcess): void {
  const end = (): void => {
    idle.delete(child);
    child.kill('SIGKILL');
  };
  idle.set(child, setTimeout(end, IDLE_MS).unref());
  child.unref();
  child.channel?.unref();
}

/**
 * Works in another process, because nothing else can end the decoding of a picture that takes days. Refuses what cannot
 * be decoded within the limits of time and memory.
 * @throws {MediaError} when the process broke off.
 */
export async function encodeApart(
  job: EncodeJob & { readonly limits: Pick<MediaLimits, 'encodeTimeoutMs'> },
  signal: AbortSignal | undefined,
): Promise<Encoded> {
  signal?.throwIfAborted();
  const { encodeTimeoutMs } = job.limits;
  const time = AbortSignal.timeout(encodeTimeoutMs);
  const child = takeProcess();
  try {
    child.send(job);
    const answer = await answerOf(child, signal ? AbortSignal.any([signal, time]) : time);
    if (answer.kind === 'failed') throw new Error(answer.reason);
    // One that is too heavy may still be decoded.
    if (answer.kind === 'refused' && answer.fault === 'heavy') child.kill('SIGKILL');
    else putBack(child);
    return answer;
  } catch (error) {
    child.kill('SIGKILL');
    signal?.throwIfAborted();
    if (!time.aborted) throw error;
    return { kind: 'refused', reason: `was not decoded within ${encodeTimeoutMs / 1000} s`, fault: 'heavy' };
  }
}
