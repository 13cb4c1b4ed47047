import { OperatorError } from 'still-live/settings/operator-error';

/** A field of the brand that cannot be used. */
export class BrandError extends OperatorError {
  override readonly name = 'BrandError';
}

/** Checks a value and returns it; `field` is its name in messages. */
type Check<T> = (value: unknown, field: string) => T;

/** Refuses a field. */
export function refuseField(field: string, what: string, remedy: string): never {
  throw new BrandError(`brand/brand.ts, ${field}`, what, remedy);
}

function quoted(value: unknown): string {
  const text = typeof value === 'string' ? value : value === undefined ? 'nothing' : JSON.stringify(value);
  return `"${text.length > 40 ? `${text.slice(0, 40)}…` : text}"`;
}

/** A text that matches a pattern; `like` describes it in messages. */
function text(pattern: RegExp, like: string): Check<string> {
  return (value, field) =>
    typeof value === 'string' && pattern.test(value)
      ? value
      : refuseField(field, `${quoted(value)} is not ${like}`, 'write one');
}

function number(low: number, high: number): Check<number> {
  return (value, field) =>
    typeof value === 'number' && value >= low && value <= high
      ? value
      : refuseField(field, `${quoted(value)} is no number from ${low} to ${high}`, 'write one in that range');
}

function group<T extends object>(parts: { readonly [K in keyof T]: Check<T[K]> }): Check<Readonly<T>> {
  return (value, field) => {
    const given: object = typeof value === 'object' && value !== null ? value : {};
    const entries = Object.entries<Check<unknown>>(parts).map(([key, check]) => {
      const own: unknown = Object.hasOwn(given, key) ? Reflect.get(given, key) : undefined;
      return [key, check(own, field === '' ? key : `${field}.${key}`)];
    });
    // Each part was checked by the check of its key.
    return Object.fromEntries(entries) as T;
  };
}

function list<T>(of: Check<T>): Check<readonly T[]> {
  return (value, field) =>
    Array.isArray(value)
      ? value.map((one: unknown, index) => of(one, `${field}[${index}]`))
      : refuseField(field, `${quoted(value)} is no list`, 'write one in [ ]');
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
const corner = number(0, 50);
const maker = group({ name: label, url: address });

function pair<T>(of: Check<T>): Check<readonly [T, T]> {
  return (value, field) => {
    const [first, second, ...others] = list(of)(value, field);
    if (first === undefined || second === undefined || others.length > 0)
      return refuseField(field, `${quoted(value)} is no pair`, 'write two values');
    return [first, second];
  };
}

const shape: Check<readonly [number, number, number, number]> = (value, field) => {
  const [tip, next, opposite, last, ...others] = list(corner)(value, field);
  if (
    tip === undefined ||
    next === undefined ||
    opposite === undefined ||
    last === undefined ||
    others.length
  )
    return refuseField(field, `${quoted(value)} has not four corners`, 'write four numbers from 0 to 50');
  return [tip, next, opposite, last];
};

function optional<T>(of: Check<T>): Check<T | undefined> {
  return (value, field) => (value === undefined ? undefined : of(value, field));
}

const icon = group({
  name: text(/^[a-z-]+$/, 'a name in small letters'),
  of: (value: unknown, field: string): RegExp =>
    value instanceof RegExp ? value : refuseField(field, `${quoted(value)} is no pattern`, 'write /name/'),
  path: text(/^M[\sMLHVCSQTAZ\d.,-]+$/i, 'the path of an SVG'),
});

const brand = group({
  name: label,
  legalName: text(/^(?=.*\S)[^\p{C}<>]{1,80}$/u, 'a name of 1 to 80 letters'),
  language: text(/^it$/, 'it: the wording of the site is Italian'),
  colours: group({
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
    services: colour,
    servicesStrong: colour,
    products: colour,
    productsStrong: colour,
    welfare: colour,
    welfareStrong: colour,
  }),
  faces: group({
    display: group({
      file: font,
      weights: pair(weight),
      heading: weight,
      statement: weight,
      tracking: number(-0.1, 0.1),
    }),
    text: group({ file: font, weights: pair(weight) }),
  }),
  shape,
  roundness: number(0, 1),
  policies: group({ privacy: address, cookie: address, accessibility: optional(address) }),
  credits: group({ year: number(1900, 2999), design: maker, development: maker }),
  socialIcons: list(icon),
});

/** What a company is: the exports of brand/brand.ts. */
export type Brand = ReturnType<typeof brand>;

/** The number of a document that nobody has: the policies of the demo. */
const NOBODYS = /\/0{8}(?!\d)/;

/** Returns what is still that of the demo, one line each; a real site should not say it. */
export function demoRemains({ policies }: Brand): readonly string[] {
  const fields = (['privacy', 'cookie'] as const).filter((field) => NOBODYS.test(policies[field]));
  return fields.map(
    (field) =>
      `brand/brand.ts, policies.${field}: still the address of the demo; write that of your own policy`,
  );
}

/** The name of a colour. */
export type ColourName = keyof Brand['colours'];

/**
 * Checks what brand/brand.ts exports. Its type alone allows wrong values, and plain JavaScript has no types.
 * @throws {BrandError} that names the first field at fault.
 */
export function parseBrand(raw: unknown): Brand {
  return brand(raw, '');
}
