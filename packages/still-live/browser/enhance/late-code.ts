import { enhance, type Enhancement } from 'still-live/browser/inline/enhance';
import { whenIdle } from 'still-live/browser/inline/when';

export const LATEST_START_MS = 4000;

interface LateCode<Module> {
  readonly name: Enhancement;
  /**
   * Imports the script where `typeof window` says that this is a browser, else returns `undefined`: only so does Next leave
   * the script out of what it compiles for the export (export/next/README.md).
   */
  readonly load: () => Promise<Module> | undefined;
  readonly start: (module: Module) => (() => void) | undefined;
  readonly onFailure?: () => void;
  readonly isUrgent?: boolean;
}

function atOnce(task: () => void): () => void {
  task();
  return () => undefined;
}

/** Loads and starts a script of its own, when the page is idle. */
export function startLate<Module>(late: LateCode<Module>): () => void {
  const { name, load, start, onFailure } = late;
  let isOver = false;
  let stop: (() => void) | undefined;
  async function run(): Promise<void> {
    try {
      const module = await load();
      if (module !== undefined && !isOver) stop = start(module);
    } catch (error) {
      if (!isOver) onFailure?.();
      throw error;
    }
  }
  const whenDue = late.isUrgent === true ? atOnce : whenIdle;
  const cancel = whenDue(() => enhance(name, run), LATEST_START_MS);
  return () => {
    isOver = true;
    cancel();
    stop?.();
  };
}
