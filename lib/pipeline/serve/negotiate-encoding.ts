/** Content codings of the compressed files in a release, best first, with their file endings. */
const ENCODINGS = [
  { coding: 'br', ending: '.br' },
  { coding: 'gzip', ending: '.gz' },
] as const;

/** One of the codings above. */
type Encoding = (typeof ENCODINGS)[number];

/**
 * Returns the codings that a client accepts, best first (RFC 9110, section 12.5.3). A coding with `q=0` is
 * refused, `*` stands for those not named, and equal weights keep the order above.
 * @param header The `Accept-Encoding` header, if any.
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
