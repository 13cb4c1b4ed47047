import { errorLine } from 'still-live/settings/operator-error';
import { findChromium, findFirefox, findWebKit } from './find-browsers';

/** The browser engines in which the journeys run: those that visitors use. */
const ENGINES = ['chromium', 'firefox', 'webkit'] as const;

export type EngineName = (typeof ENGINES)[number];

const FINDERS: Readonly<Record<EngineName, () => unknown>> = {
  chromium: findChromium,
  firefox: findFirefox,
  webkit: findWebKit,
};

interface EnginesHere {
  readonly found: readonly EngineName[];
  /** The missing engines: why each is missing and what to do, in one line each. */
  readonly missing: readonly { readonly name: EngineName; readonly reason: string }[];
}

/**
 * @throws {Error} with one line when there is no Chromium, which all browser tests need, and when `CI` is `true`
 *   and any engine is missing.
 */
export function findEngines(): EnginesHere {
  findChromium();
  const missing = ENGINES.flatMap((name) => {
    try {
      FINDERS[name]();
      return [];
    } catch (error) {
      return [{ name, reason: errorLine(error) }];
    }
  });
  if (missing.length > 0 && process.env['CI'] === 'true')
    throw new Error(missing.map(({ reason }) => reason).join('; '));
  return { found: ENGINES.filter((engine) => missing.every(({ name }) => name !== engine)), missing };
}

export function describeEngines({ found, missing }: EnginesHere): string[] {
  return [
    `engines: ${found.join(', ')}${missing.length > 0 ? `; not here: ${missing.map(({ name }) => name).join(', ')}` : ''}`,
    ...missing.map(({ reason }) => reason),
  ];
}
