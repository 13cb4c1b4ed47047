import { MISSING_SCRIPT } from '@/lib/browser/enhance/enhance';

/**
 * Makes the error for a script that cannot be loaded (specification, section 8).
 * @param address Address of the script.
 * @param what What happened.
 */
export function missingScript(address: string, what: string): Error {
  const error = new Error(`script ${address} did not load: ${what}`);
  error.name = MISSING_SCRIPT;
  return error;
}
