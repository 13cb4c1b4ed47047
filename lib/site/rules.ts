import type { Rules } from 'still-live/content';
import { checkCompany } from './rules/check-company';
import { checkPosition } from './rules/check-job';

/** These rules replace the checks of the kind of a field. */
export const rules: Rules = [
  ['footer', checkCompany],
  ['pagine/lavora_con_noi/posizioni_aperte/posizioni', checkPosition],
];
