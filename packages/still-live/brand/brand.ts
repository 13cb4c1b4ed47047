import * as v from 'valibot';
import { checked, says } from 'still-live/settings/from-outside';
import { OperatorError } from 'still-live/settings/operator-error';

export class BrandError extends OperatorError {
  override readonly name = 'BrandError';
}

export function refuseField(field: string, what: string, remedy: string): never {
  throw new BrandError(`brand/brand.ts, ${field}`, what, remedy);
}

// `like` describes the pattern in messages.
function text(pattern: RegExp, like: string) {
  const message = says(`is not ${like}`);
  return v.pipe(v.string(message), v.regex(pattern, message));
}

function number(low: number, high: number) {
  const message = says(`is not a number from ${low} to ${high}`, 'write one in that range');
  return v.pipe(v.number(message), v.minValue(low, message), v.maxValue(high, message));
}

function group<const Parts extends v.ObjectEntries>(parts: Parts) {
  return v.object(parts, ({ input }) =>
    input === undefined
      ? 'is missing; write it'
      : says('is not a group', 'write its fields in { }')({ input }),
  );
}

const MOST_LETTERS = 40;
const label = text(
  new RegExp(`^(?=.*\\S)[^\\p{C}<>]{1,${MOST_LETTERS}}$`, 'u'),
  `a name of 1 to ${MOST_LETTERS} letters`,
);
const colour = text(/^#[\da-f]{6}$/i, 'a colour such as #fbf6ef');
const address = text(/^https:\/\/[^\s"<>]+$/, 'an address that begins with https://');
const font = text(/^(?!.*\.\.)[\w@./-]+\.woff2$/, 'a WOFF2 file in node_modules or, with ./, in brand/');
const weight = number(1, 1000);
const weights = v.strictTuple([weight, weight], says('is not a pair', 'write two values'));
const corner = number(0, 50);
const maker = group({ name: label, url: address });

const icon = group({
  name: text(/^[a-z-]+$/, 'a name in small letters'),
  of: v.instance(RegExp, says('is not a pattern', 'write /name/')),
  path: text(/^M[\sMLHVCSQTAZ\d.,-]+$/i, 'the path of an SVG'),
});

/** The colours that the engine knows by their names. */
const roles = {
  paper: colour,
  paperShade: colour,
  ink: colour,
  inkSoft: colour,
  deep: colour,
  deepSoft: colour,
  deepInk: colour,
  action: colour,
  actionLight: colour,
  actionInk: colour,
  error: colour,
};

const STRONG = 'Strong';

// A name that is neither a role nor one of a pair, such as that of a tint whose strong one is misspelt.
function loneName(colours: object): string | undefined {
  const tints = new Set(Object.keys(colours).filter((name) => !Object.hasOwn(roles, name)));
  return [...tints].find(
    (name) => !tints.has(name.endsWith(STRONG) ? name.slice(0, -STRONG.length) : name + STRONG),
  );
}

/** Beside them the tints that tell screens apart, each with a strong one: `meadow`, `meadowStrong`. */
const colours = v.pipe(
  v.objectWithRest(roles, colour, says('is not a group', 'write its fields in { }')),
  v.check(
    (all) => Object.keys(all).some((name) => `${name}Strong` in all),
    'has no tint; write two colours, such as meadow and meadowStrong',
  ),
  v.check(
    (all) => Object.keys(all).every((name) => /^[a-z][a-z]*$/i.test(name)),
    'has a name that is not of letters alone',
  ),
  v.check(
    (all) => loneName(all) === undefined,
    ({ input }) => `has ${loneName(input)} alone; a tint is two colours, such as meadow and meadowStrong`,
  ),
);

const brand = group({
  name: label,
  legalName: text(/^(?=.*\S)[^\p{C}<>]{1,80}$/u, 'a name of 1 to 80 letters'),
  colours,
  fonts: group({
    display: group({
      file: font,
      weights,
      heading: weight,
      statement: weight,
      tracking: number(-0.1, 0.1),
    }),
    text: group({ file: font, weights }),
  }),
  shape: v.strictTuple(
    [corner, corner, corner, corner],
    says('is not a shape', 'write four numbers from 0 to 50'),
  ),
  roundness: number(0, 1),
  // Only the site itself shows these.
  policies: v.optional(group({ privacy: address, cookie: address, accessibility: v.optional(address) })),
  credits: v.optional(group({ year: number(1900, 2999), design: maker, development: maker })),
  socialIcons: v.optional(v.array(icon, says('is not a list', 'write one in [ ]'))),
});

export type Role = keyof typeof roles;

/** What a company is: the exports of brand/brand.ts. */
export type Brand = v.InferOutput<typeof brand>;

// The number of a document that nobody has, and a host that nobody can have (RFC 2606).
const NO_DOCUMENT = /\/0{8}(?!\d)/;
const NO_HOST = /^https?:\/\/[^/]+\.example(?:\/|$)/;

export function demoValues({ policies, credits }: Brand): readonly string[] {
  const ofPolicies = (['privacy', 'cookie'] as const)
    .filter((field) => NO_DOCUMENT.test(policies?.[field] ?? ''))
    .map((field) => `policies.${field}: still the address of the demo; write that of your own policy`);
  const ofCredits = (['design', 'development'] as const)
    .filter((field) => NO_HOST.test(credits?.[field].url ?? ''))
    .map((field) => `credits.${field}: still the demo’s; write your own, or leave credits out`);
  return [...ofPolicies, ...ofCredits].map((problem) => `brand/brand.ts, ${problem}`);
}

/**
 * Checks what brand/brand.ts exports. Its type alone allows wrong values, and plain JavaScript has no types.
 * @throws {BrandError} that names the first field at fault.
 */
export function parseBrand(raw: unknown): Brand {
  return checked(brand, raw, (field, message) => new BrandError(`brand/brand.ts, ${field}`, message));
}
