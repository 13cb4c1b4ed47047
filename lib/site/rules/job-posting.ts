import {
  entryRecord,
  escapeText,
  type ExportData,
  type JsonRecord,
  parseRoute,
  plainText,
  type SiteData,
  type SitePage,
} from 'still-live/content';
import { jobGaps } from './check-job';
import { isExpired, payTerms, placeInWords } from './job-facts';
import type { JobFacts, Position } from '@/lib/site/model';
import { name as SITE_NAME } from '@/brand/brand';

const EMPLOYMENT: readonly (readonly [RegExp, string])[] = [
  [/full[ -]?time|tempo pieno/i, 'FULL_TIME'],
  [/part[ -]?time|tempo parziale/i, 'PART_TIME'],
  [/\bdeterminato|stagional|sostituzione/i, 'TEMPORARY'],
  [/collaborazione|partita iva|consulenza/i, 'CONTRACTOR'],
  [/a giornata/i, 'PER_DIEM'],
  [/stage|tirocin/i, 'INTERN'],
  [/volontar/i, 'VOLUNTEER'],
];

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** `UK` is GB, and the former codes FX and SU are FR and RU. */
function codeOfToday(code: string): string {
  return new Intl.Locale(`und-${code}`).region ?? code;
}

const NAMES = new Intl.DisplayNames(['it'], { type: 'region', fallback: 'none' });

/** ISO 3166 codes by the Italian names of the countries, in small letters. */
const COUNTRY_CODES = new Map(
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).map((code) => [
    NAMES.of(code)?.toLowerCase() ?? '',
    codeOfToday(code),
  ]),
);

function countryCode(country: string): string {
  if (/^[a-z]{2}$/i.test(country)) return codeOfToday(country);
  return COUNTRY_CODES.get(country.toLowerCase()) ?? country;
}

function place({ citta, paese, remoto }: JobFacts['luogo']): JsonRecord {
  const addressCountry = countryCode(paese);
  const address = {
    '@type': 'PostalAddress',
    ...(citta !== '' && { addressLocality: citta }),
    addressCountry,
  };
  return {
    ...(citta !== '' && { jobLocation: { '@type': 'Place', address } }),
    ...(remoto && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: addressCountry },
    }),
  };
}

function employment(contract: string): JsonRecord {
  const [first, ...others] = EMPLOYMENT.filter(([words]) => words.test(contract)).map(([, type]) => type);
  if (first === undefined) return {};
  return { employmentType: others.length > 0 ? [first, ...others] : first };
}

/** Google requires that the description says that a job is remote, and from where. */
function remoteWords({ luogo }: JobFacts): string {
  return luogo.remoto ? `<p>${escapeText(placeInWords(luogo))}</p>` : '';
}

function salary(pay: JobFacts['retribuzione']): JsonRecord {
  const { minimo, massimo } = pay;
  const amounts = [minimo, massimo].filter((amount) => amount > 0).sort((a, b) => a - b);
  const [low, high = low] = amounts;
  if (low === undefined || high === undefined) return {};
  const range: JsonRecord = low === high ? { value: low } : { minValue: low, maxValue: high };
  const { currency, period } = payTerms(pay);
  const value = { '@type': 'QuantitativeValue', ...range, unitText: period.unit };
  return { baseSalary: { '@type': 'MonetaryAmount', currency, value } };
}

/**
 * Returns the `JobPosting` of a position's page (https://schema.org/JobPosting), with what visitors see
 * there.
 * @param today `YYYY-MM-DD`.
 * @returns The JSON-LD; `undefined` when something that Google requires is missing, or the job has expired.
 *   The same rule warns the editor (lib/site/rules/check-job.ts).
 */
export function jobPosting(
  { id, path }: SitePage,
  position: Position,
  siteUrl: string,
  today: string,
): JsonRecord | undefined {
  if (jobGaps(position).length > 0 || isExpired(position, today)) return undefined;
  const { data_pubblicazione, data_scadenza, contratto, luogo, retribuzione } = position;
  const description = `${remoteWords(position)}${position.introduzione}${position.descrizione_posizione}`;
  return {
    '@type': 'JobPosting',
    title: plainText(position.titolo),
    description,
    url: `${siteUrl}${path}`,
    datePosted: data_pubblicazione,
    ...(data_scadenza !== '' && { validThrough: `${data_scadenza}T23:59` }),
    ...employment(contratto),
    hiringOrganization: {
      '@type': 'Organization',
      name: SITE_NAME,
      sameAs: `${siteUrl}/`,
      logo: `${siteUrl}/icon-512.png`,
    },
    identifier: { '@type': 'PropertyValue', name: SITE_NAME, value: id },
    ...place(luogo),
    ...salary(retribuzione),
  };
}

export function positionOf(
  { route }: SitePage,
  { snapshot }: Pick<SiteData, 'snapshot'>,
): Position | undefined {
  const { screen, part } = parseRoute(route);
  if (screen !== 'lavora_con_noi_dettaglio' || part === undefined) return undefined;
  return snapshot.records[entryRecord(screen, part)] ?? undefined;
}

/** Undefined when the page shows no position, or one that search engines would refuse. */
export function jobOf(page: SitePage, data: ExportData): JsonRecord | undefined {
  const position = positionOf(page, data);
  return position && jobPosting(page, position, data.settings.siteUrl, data.builtOn ?? '');
}
