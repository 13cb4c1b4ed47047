/**
 * Reports why a part that is loaded on need (`import()`) is not there: what it threw when it ran. A part that did not arrive
 * (`ChunkLoadError`) is left out, because the early script has reported it (app/early/script-limit.ts).
 */
export function reportChunkError(error: unknown): void {
  if (!(error instanceof Error && error.name === 'ChunkLoadError')) reportError(error);
}
