import { parseMoment, ZONE } from '@/lib/content/timeline/zoned-time';
import { PublishError } from './publish-error';

const EXAMPLE = 'write it as 2026-12-01T09:00, or with a zone as 2026-12-01T09:00+01:00';
/** The dates of the specification end before this. */
const LAST = Date.UTC(2100, 0, 1);

/** A moment of the command line, and whether it was given with its zone. */
interface MomentOption {
  readonly at: number;
  readonly hasZone: boolean;
}

/**
 * Parses `--at` or `--until`. Without a zone it is a time in Rome.
 * @param flag Name of the option, for messages.
 * @param text Its value.
 * @throws {PublishError} when it is no time, or a time that occurs never or twice in Rome.
 */
export function momentOption(flag: string, text: string): MomentOption {
  const where = `${flag} ${text}`;
  const moment = parseMoment(text);
  switch (moment.kind) {
    case 'unreadable':
      throw new PublishError(where, 'is no time', EXAMPLE);
    case 'skipped':
      throw new PublishError(
        where,
        `does not exist in ${ZONE}: the clock is put forward over it`,
        'give another time, or its zone',
      );
    case 'twice':
      throw new PublishError(
        where,
        `comes twice in ${ZONE}: the clock is put back`,
        'say which one by its zone: +02:00 is the first, +01:00 the second',
      );
    case 'moment':
      if (moment.at >= LAST) throw new PublishError(where, 'is after 2099-12-31', EXAMPLE);
      return moment;
  }
}
