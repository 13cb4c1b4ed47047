/** Content codings the finish step makes, best first, with the ending of their files. */
const ENCODINGS = [
  { coding: 'br', ending: '.br' },
  { coding: 'gzip', ending: '.gz' },
] as const;

/** One of the codings above. */
type Encoding = (typeof ENCODINGS)[number];

/**
 * Says which codings a client takes, best first (RFC 9110, section 12.5.3). Takes the `Accept-Encoding` header; a coding with
 * `q=0` is refused, `*` stands for those not named, equal weights keep our order.
 */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  const weights = new Map(
    (header ?? '').split(',').map((part): [string, number] => {
      const [coding = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
      const q = parameters.find((parameter) => parameter.startsWith('q='));
      const weight = q === undefined ? 1 : Number(q.slice(2));
      return [coding, Number.isFinite(weight) ? weight : 0];
    }),
  );
  const weight = ({ coding }: Encoding): number => weights.get(coding) ?? weights.get('*') ?? 0;
  return ENCODINGS.filter((encoding) => weight(encoding) > 0).sort((a, b) => weight(b) - weight(a));
}
