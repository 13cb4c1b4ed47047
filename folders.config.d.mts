export const FOLDERS: Readonly<Record<string, readonly string[]>>;
export const SITE: readonly string[];
export function pathsIn(...folders: readonly string[]): string;
