import { partLabel, placeOfPath } from 'still-live/content/changes/place';
import type { BuildStatus, SiteStatus } from './site-status';
import { withArticle } from 'still-live/content/italian';
import { dayInZone, ZONE } from 'still-live/content/timeline/day-in-zone';

// What editors read about the state of the site, in Italian.
interface FactText {
  readonly text: string;
  readonly remedy?: string;
  readonly place?: string;
}

interface SiteFact extends FactText {
  readonly name: 'In diretta' | 'Nella pagina statica' | 'In attesa';
}

// A build takes a minute or two; one that takes longer than this has crashed.
const LONGEST_BUILD_MS = 900_000;
const DAY_MS = 86_400_000;
const BUILD = 'npm run build';
const UNKNOWN_REASON = 'motivo sconosciuto';
const STAYS = 'resta la versione di prima';

const TIME = new Intl.DateTimeFormat('it-IT', { timeZone: ZONE, hour: '2-digit', minute: '2-digit' });
const DAY = new Intl.DateTimeFormat('it-IT', { timeZone: ZONE, day: 'numeric', month: 'long' });

// The year is written when it is another one.
function dateText(at: number, now: number): string {
  const [year = ''] = dayInZone(at).split('-');
  return dayInZone(now).startsWith(year) ? DAY.format(at) : `${DAY.format(at)} ${year}`;
}

// The day is written as seen from `now`: nothing for today, “ di domani”, “ del 3 marzo”, and of another year “ del 3
// marzo 2028”.
function timeText(at: number, now: number): string {
  const time = TIME.format(at);
  // Days are counted by the calendar: where daylight saving time begins or ends, a day has 23 or 25 hours.
  const days = (Date.parse(dayInZone(at)) - Date.parse(dayInZone(now))) / DAY_MS;
  if (days === 0) return time;
  if (Math.abs(days) === 1) return `${time} di ${days === 1 ? 'domani' : 'ieri'}`;
  return `${time} ${withArticle('del', dateText(at, now))}`;
}

// Names the first three parts, and counts the rest.
function partsText(parts: readonly string[]): string {
  const names = [...new Set(parts.map((path) => partLabel(path)))];
  const shown = names.slice(0, 3).join(', ');
  const others = names.length - 3;
  if (others <= 0) return shown;
  return others === 1 ? `${shown} e un’altra` : `${shown} e altre ${others}`;
}

function liveFact({ published, waiting }: SiteStatus, now: number): FactText {
  if (waiting && waiting.at <= now && waiting.at > (published?.at ?? 0))
    return { text: `dalle ${timeText(waiting.at, now)}, come programmato` };
  if (!published) return { text: 'nessuna pubblicazione finora' };
  const what = partsText(published.parts);
  const place = published.parts.map(placeOfPath).find((route) => route !== undefined) ?? '/';
  return { place, text: `dalle ${timeText(published.at, now)}${what === '' ? '' : `: ${what}`}` };
}

function onlineFact({ since, builtAt }: BuildStatus, status: SiteStatus, now: number): FactText {
  const { driftedAt = 0, waiting, published } = status;
  const back = builtAt === undefined ? '' : `, versione delle ${timeText(builtAt, now)}`;
  const text = `dalle ${timeText(since, now)}${back}`;
  if (driftedAt > since) {
    const drift = `non corrisponde a ciò che è pubblicato (controllo delle ${timeText(driftedAt, now)})`;
    return { text: `${text}; ${drift}`, remedy: BUILD };
  }
  const dueAt = waiting && waiting.at <= now ? waiting.at : 0;
  const last = Math.max(published?.at ?? 0, dueAt);
  if (last <= (builtAt ?? since)) return { text };
  // After a rollback this needs a build. Otherwise the build is probably under way.
  const isLate = now - last > LONGEST_BUILD_MS || builtAt !== undefined;
  const withoutLast = `${text}, senza la pubblicazione delle ${timeText(last, now)}`;
  return { text: withoutLast, ...(isLate && { remedy: BUILD }) };
}

function staticFact(status: SiteStatus, now: number): FactText {
  const { build } = status;
  if (!build) return { text: 'nessun aggiornamento finora', remedy: BUILD };
  const { state, since, message = UNKNOWN_REASON } = build;
  const at = timeText(since, now);
  if (state === 'online') return onlineFact(build, status, now);
  if (state === 'error') return { text: `errore alle ${at}: ${message}; ${STAYS}`, remedy: BUILD };
  if (now - since <= LONGEST_BUILD_MS) return { text: `in aggiornamento dalle ${at}` };
  return { text: `l’aggiornamento delle ${at} si è interrotto; ${STAYS}`, remedy: BUILD };
}

function waitingFact({ waiting, missed }: SiteStatus, now: number): FactText {
  const isFuture = waiting !== undefined && waiting.at > now;
  const more = isFuture && waiting.count > 1 ? ` (${waiting.count} pubblicazioni programmate)` : '';
  const next = isFuture ? `delle ${timeText(waiting.at, now)}${more}` : 'niente';
  if (!missed) return { text: next };
  const lost = `non è uscita alle ${timeText(missed.at, now)}: ${partsText(missed.parts)}, cambiata nel frattempo`;
  return { text: isFuture ? `${next}; ${lost}` : lost, remedy: 'npm run publish -- --list' };
}

/**
 * Returns three facts: what is live, what the static page contains, and what is scheduled, each with what to do when
 * something is wrong.
 * @param now In milliseconds since 1970.
 */
export function siteFacts(status: SiteStatus, now: number): readonly SiteFact[] {
  return [
    { name: 'In diretta', ...liveFact(status, now) },
    { name: 'Nella pagina statica', ...staticFact(status, now) },
    { name: 'In attesa', ...waitingFact(status, now) },
  ];
}

/** Writes the state of a build in short: “in pubblicazione…”, “online dalle 10:42”, “online dal 3 marzo”. */
export function buildStatusText(
  { state, since, message = UNKNOWN_REASON }: BuildStatus,
  now: number,
): string {
  if (state === 'building') return 'in pubblicazione…';
  if (state === 'error') return `errore: ${message}`;
  if (dayInZone(since) === dayInZone(now)) return `online dalle ${TIME.format(since)}`;
  return `online ${withArticle('dal', dateText(since, now))}`;
}
