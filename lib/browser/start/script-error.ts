import { MISSING_SCRIPT } from '@/lib/browser/enhance/enhance';

/** What a script that cannot be loaded is reported as (specification, section 8). Takes its address and what happened. */
export function missingScript(address: string, what: string): Error {
  const error = new Error(`script ${address} did not load: ${what}`);
  error.name = MISSING_SCRIPT;
  return error;
}
