import { findChromium } from './find-chromium';
import { findFirefox } from './find-firefox';
import { findWebKit } from './find-webkit';

/** The engines in which the journeys run: those of all browsers that visitors have. */
const ENGINES = ['chromium', 'firefox', 'webkit'] as const;

/** One of them. */
export type EngineName = (typeof ENGINES)[number];

const FINDERS: Readonly<Record<EngineName, () => unknown>> = {
  chromium: findChromium,
  firefox: findFirefox,
  webkit: findWebKit,
};

/** What this machine has. */
interface EnginesHere {
  readonly found: readonly EngineName[];
  /** Why each of the others is not there, and what to do, in one line each. */
  readonly missing: readonly { readonly name: EngineName; readonly reason: string }[];
}

/**
 * Looks which engines this machine has.
 * @throws one line when there is no Chromium, without which no browser test runs, and when `CI` is `true` and any is missing.
 */
export function findEngines(): EnginesHere {
  findChromium();
  const found: EngineName[] = [];
  const missing: { name: EngineName; reason: string }[] = [];
  for (const name of ENGINES) {
    try {
      FINDERS[name]();
      found.push(name);
    } catch (error) {
      missing.push({ name, reason: error instanceof Error ? error.message : String(error) });
    }
  }
  if (missing.length > 0 && process.env['CI'] === 'true') {
    throw new Error(missing.map(({ reason }) => reason).join('; '));
  }
  return { found, missing };
}

/** Says which engines run and which do not, and why: one line for people, and one for each that is missing. */
export function describeEngines({ found, missing }: EnginesHere): string[] {
  return [
    `engines: ${found.join(', ')}${missing.length > 0 ? `; not here: ${missing.map(({ name }) => name).join(', ')}` : ''}`,
    ...missing.map(({ reason }) => reason),
  ];
}
