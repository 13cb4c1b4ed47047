import { type ContentNode, expectRecord, flag, isAbsent } from './content-node';
import type { ContentIssue } from './issue';
import { parseAbout } from './parse-about';
import { parseCareers, parseCareersIntroduction, parsePosition } from './parse-careers';
import { parseContacts } from './parse-contacts';
import { parseFooter } from './parse-footer';
import { parseHome } from './parse-home';
import { parseMenu } from './parse-menu';
import { parseProducts, parseServices, parseWelfare, parseWhatWeDo } from './parse-what-we-do';
import { type FixedPath, POSITIONS_LIST, type RecordPath, type Records } from '../records';
import type { Sanitiser } from '../safe-html';

/** A complete value, whatever the input was, and what was wrong with the input. */
export interface Parsed<T> {
  readonly value: T;
  readonly issues: readonly ContentIssue[];
  /**
   * `wrong`: the raw value has another type than the record, so an earlier good value is better than this
   * one.
   */
  readonly state: 'present' | 'absent' | 'wrong';
}

const PARSERS: { readonly [P in FixedPath]: (node: ContentNode) => Records[P] } = {
  'pagine/home': parseHome,
  footer: parseFooter,
  'pagine/cosa_facciamo': parseWhatWeDo,
  'pagine/cosa_facciamo/servizi': parseServices,
  'pagine/cosa_facciamo/prodotti': parseProducts,
  'pagine/cosa_facciamo/welfare': parseWelfare,
  'pagine/chi_siamo': parseAbout,
  'pagine/lavora_con_noi': parseCareers,
  'pagine/lavora_con_noi/introduzione': parseCareersIntroduction,
  'pagine/contatti': parseContacts,
  'impostazioni/etichette/menu': parseMenu,
};

/** The records with a fixed path, in the order in which the site needs them. */
export const FIXED_PATHS = Object.keys(PARSERS) as readonly FixedPath[];

function isFixed(path: string): path is FixedPath {
  return Object.hasOwn(PARSERS, path);
}

function parserOf(path: RecordPath): (node: ContentNode) => Records[RecordPath] {
  if (isFixed(path)) return PARSERS[path];
  return path.startsWith(`${POSITIONS_LIST}/`) ? parsePosition : flag;
}

/**
 * Parses one record. Never throws.
 * @param path Its path below the base path.
 * @param raw Its value in the database.
 * @param sanitiser Sanitises its texts.
 */
export function parseRecord<P extends RecordPath>(
  path: P,
  raw: unknown,
  sanitiser: Sanitiser,
): Parsed<Records[P]> {
  const issues: ContentIssue[] = [];
  const node: ContentNode = { raw, path, context: { sanitiser, issues } };
  const parse = parserOf(path) as (node: ContentNode) => Records[P];
  const isFlag = path.endsWith('/_visibility');
  const isRightKind = isFlag || isAbsent(raw) || expectRecord(node);
  const state = isAbsent(raw) ? 'absent' : isRightKind ? 'present' : 'wrong';
  return { value: parse(node), issues: unique(issues), state };
}

function unique(issues: readonly ContentIssue[]): ContentIssue[] {
  return [...new Map(issues.map((issue) => [`${issue.path} ${issue.expected}`, issue])).values()];
}
