import { readRules } from '../auth/guard';
import type { Identity } from '../auth/token';
import { readJsonSource } from '../rules/json-source';
import { RulesError } from '../rules/rules-error';
import type { Namespace } from '../store/namespace';
import { errorText, HttpError } from './http-error';
import { denied, type Result } from './operation';

export const RULES_ADDRESS = '/.settings/rules.json';

const OPEN_RULES = '{\n  "rules": {\n    ".read": true,\n    ".write": true\n  }\n}\n';

/**
 * Returns or replaces the security rules. Only administrators may do so.
 * @throws {HttpError} with status 400, 401 or 405.
 */
export async function performOnRules(
  verb: string,
  namespace: Namespace,
  identity: Identity,
  parameters: URLSearchParams,
  body: () => Promise<string>,
): Promise<Result> {
  if (!identity.admin) throw denied();
  if (verb === 'GET' || verb === 'HEAD') {
    const source = namespace.guard.rules?.source ?? OPEN_RULES;
    // `format=strict` is for programs: JSON without the comments that rules may contain.
    const isStrict = parameters.get('format') === 'strict';
    return { status: 200, body: isStrict ? JSON.stringify(readJsonSource(source)) : source };
  }
  if (verb !== 'PUT') throw new HttpError(405, `Method ${verb} is not supported.`);
  try {
    const rules = readRules(await body());
    // What `firebase deploy` asks first.
    if (parameters.get('dryRun') !== 'true') namespace.changeRules(rules);
  } catch (error) {
    if (error instanceof RulesError) return { status: 400, body: errorText(error.message) };
    throw error;
  }
  return { status: 200, body: '{"status":"ok"}' };
}
