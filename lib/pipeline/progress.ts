/** Tells people what a command is doing, one line a step. */
export interface Progress {
  step: (what: string) => void;
  note: (line: string) => void;
  warn: (line: string) => void;
}

/** Progress on the terminal: steps with the seconds since the start, notes and warnings indented. */
export function terminalProgress(write: (line: string) => void = console.log): Progress {
  const start = performance.now();
  const seconds = (): string => `${((performance.now() - start) / 1000).toFixed(1)} s`.padStart(7);
  return {
    step: (what) => write(`${seconds()}  ${what}`),
    note: (line) => write(`         · ${line}`),
    warn: (line) => write(`         ! ${line}`),
  };
}

/** Progress for tests: says nothing. */
export const silentProgress: Progress = {
  step: () => undefined,
  note: () => undefined,
  warn: () => undefined,
};
