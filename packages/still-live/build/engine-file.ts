import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export function engineFolder(): string {
  return dirname(createRequire(import.meta.url).resolve('still-live/package.json'));
}

/**
 * Returns the path of a file of the engine that something starts or bundles by its path: TypeScript in this repository,
 * JavaScript where the package is installed.
 * @param name Its path in the package, without the ending.
 */
export function engineFile(name: string): string {
  const source = join(engineFolder(), `${name}.ts`);
  return existsSync(source) ? source : join(engineFolder(), 'dist', `${name}.js`);
}
