import { partLabel, placeOfPath } from './changes/place';
import type { BuildStatus, SiteStatus } from './site-status';
import { withArticle } from './italian-date';
import { dayInZone, ZONE } from './timeline/zoned-time';

/** One fact about the state of the site, for editors (Italian). */
interface SiteFact {
  readonly name: 'In diretta' | 'Nella pagina statica' | 'In attesa';
  readonly text: string;
  /** What to do, when something is wrong. */
  readonly remedy?: string;
  /** Hash route that shows it. */
  readonly place?: string;
}

/** A build takes a minute or two; one that takes longer than this has crashed. */
const LONGEST_BUILD_MS = 900_000;
const DAY_MS = 86_400_000;
const BUILD = 'npm run build';
const UNKNOWN_REASON = 'motivo sconosciuto';

const TIME = new Intl.DateTimeFormat('it-IT', { timeZone: ZONE, hour: '2-digit', minute: '2-digit' });
const DAY = new Intl.DateTimeFormat('it-IT', { timeZone: ZONE, day: 'numeric', month: 'long' });

/**
 * Returns the day some days after a day, by the calendar: where daylight saving time begins or ends, a day has
 * 23 or 25 hours.
 * @param day `YYYY-MM-DD`.
 */
function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Writes the date of a moment in words, with its year when that is another one. */
function dateText(at: number, now: number): string {
  const [year = ''] = dayInZone(at).split('-');
  return dayInZone(now).startsWith(year) ? DAY.format(at) : `${DAY.format(at)} ${year}`;
}

/**
 * Writes the day of a moment as seen from `now`: nothing for today, “ di domani”, “ del 3 marzo”, and of
 * another year “ del 3 marzo 2028”.
 */
function dayText(at: number, now: number): string {
  const [day, today] = [dayInZone(at), dayInZone(now)];
  if (day === today) return '';
  if (day === dayAfter(today, 1)) return ' di domani';
  if (day === dayAfter(today, -1)) return ' di ieri';
  return ` ${withArticle('del', dateText(at, now))}`;
}

function timeText(at: number, now: number): string {
  return `${TIME.format(at)}${dayText(at, now)}`;
}

/** Names the first three parts, and counts the rest. */
function partsText(parts: readonly string[]): string {
  const names = [...new Set(parts.map((path) => partLabel(path)))];
  const shown = names.slice(0, 3).join(', ');
  const others = names.length - 3;
  if (others <= 0) return shown;
  return others === 1 ? `${shown} e un’altra` : `${shown} e altre ${others}`;
}

function liveFact({ published, waiting }: SiteStatus, now: number): SiteFact {
  const name = 'In diretta';
  if (waiting && waiting.at <= now && waiting.at > (published?.at ?? 0))
    return { name, text: `dalle ${timeText(waiting.at, now)}, come programmato` };
  if (!published) return { name, text: 'nessuna pubblicazione finora' };
  const what = partsText(published.parts);
  const place = published.parts.map(placeOfPath).find((route) => route !== undefined) ?? '/';
  return { name, place, text: `dalle ${timeText(published.at, now)}${what === '' ? '' : `: ${what}`}` };
}

function buildingFact(build: BuildStatus, now: number): Omit<SiteFact, 'name'> {
  if (now - build.since <= LONGEST_BUILD_MS)
    return { text: `in costruzione dalle ${timeText(build.since, now)}` };
  return {
    text: `la costruzione delle ${timeText(build.since, now)} si è interrotta; resta la versione di prima`,
    remedy: BUILD,
  };
}

function onlineFact(build: BuildStatus, status: SiteStatus, now: number): Omit<SiteFact, 'name'> {
  const { since, builtAt } = build;
  const held = builtAt ?? since;
  const back = builtAt === undefined ? '' : `, versione delle ${timeText(builtAt, now)}`;
  const text = `dalle ${timeText(since, now)}${back}`;
  if (status.driftedAt !== undefined && status.driftedAt > since)
    return {
      text: `${text}; non è ciò che è pubblicato (controllo delle ${timeText(status.driftedAt, now)})`,
      remedy: BUILD,
    };
  const dueAt = status.waiting && status.waiting.at <= now ? status.waiting.at : 0;
  const last = Math.max(status.published?.at ?? 0, dueAt);
  if (last <= held) return { text };
  const lacks = `${text}, senza la pubblicazione delle ${timeText(last, now)}`;
  // After a rollback this needs a build. Otherwise the build is probably under way.
  return now - last > LONGEST_BUILD_MS || builtAt !== undefined
    ? { text: lacks, remedy: BUILD }
    : { text: lacks };
}

function staticFact(status: SiteStatus, now: number): SiteFact {
  const name = 'Nella pagina statica';
  const { build } = status;
  if (!build) return { name, text: 'nessuna costruzione finora', remedy: BUILD };
  if (build.state === 'building') return { name, ...buildingFact(build, now) };
  if (build.state === 'online') return { name, ...onlineFact(build, status, now) };
  const reason = build.message ?? UNKNOWN_REASON;
  const text = `errore alle ${timeText(build.since, now)}: ${reason}; resta la versione di prima`;
  return { name, text, remedy: BUILD };
}

function waitingFact({ waiting, missed }: SiteStatus, now: number): SiteFact {
  const name = 'In attesa';
  const isFuture = waiting !== undefined && waiting.at > now;
  const more = isFuture && waiting.count > 1 ? ` (${waiting.count} pubblicazioni programmate)` : '';
  const next = isFuture ? `delle ${timeText(waiting.at, now)}${more}` : 'niente';
  if (!missed) return { name, text: next };
  const lost = `non è uscita alle ${timeText(missed.at, now)}: ${partsText(missed.parts)}, cambiata nel frattempo`;
  return { name, text: isFuture ? `${next}; ${lost}` : lost, remedy: 'npm run publish -- --list' };
}

/**
 * Returns the three facts: what is live, what the static page contains, and what is scheduled, each with what
 * to do when something is wrong.
 * @param now The time now, in milliseconds since 1970.
 */
export function siteFacts(status: SiteStatus, now: number): readonly SiteFact[] {
  return [liveFact(status, now), staticFact(status, now), waitingFact(status, now)];
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
