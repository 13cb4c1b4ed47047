import type { ProbeResource } from './page-probe';

/** Kinds of files, in the order of the table. */
export const KINDS = ['html', 'script', 'font', 'picture', 'film', 'other'] as const;

/** One kind of file. */
type Kind = (typeof KINDS)[number];

const ENDINGS: readonly (readonly [RegExp, Kind])[] = [
  [/\.js$/, 'script'],
  [/\.woff2$/, 'font'],
  [/\.(?:avif|webp|jpe?g|png|svg|ico)$/, 'picture'],
  [/\.(?:mp4|webm)$/, 'film'],
  [/(?:^|\/)[^.]*$|\.html$/, 'html'],
];

/** Returns the kind of a file by its path. */
export function kindOf(path: string): Kind {
  return ENDINGS.find(([ending]) => ending.test(path))?.[1] ?? 'other';
}

/** Sums the bytes of each kind of file. */
export function bytesByKind(resources: readonly ProbeResource[]): Record<Kind, number> {
  const bytes: Record<Kind, number> = { html: 0, script: 0, font: 0, picture: 0, film: 0, other: 0 };
  for (const { path, bytes: size } of resources) bytes[kindOf(path)] += size;
  return bytes;
}
