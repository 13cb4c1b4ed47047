import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** An X server without a screen. */
export interface Display {
  /** Name of the display, for `DISPLAY`. */
  readonly name: string;
  readonly close: () => void;
}

/**
 * Starts an X server on a free display number.
 * @param program Path of Xvfb.
 */
export async function startDisplay(program: string): Promise<Display> {
  const args = ['-displayfd', '3', '-screen', '0', '2000x1400x24', '-nolisten', 'tcp'];
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const pipe = child.stdio[3];
  if (!pipe) throw new Error('Xvfb: no pipe for the display number');
  const end = once(child, 'exit').then(() => {
    throw new Error('Xvfb: ended before it had a display');
  });
  const [number] = (await Promise.race([once(pipe, 'data'), end])) as [Buffer];
  end.catch(() => undefined);
  return { name: `:${String(number).trim()}`, close: () => child.kill() };
}
