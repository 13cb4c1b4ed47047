/** The last year of which every promised browser has all of Baseline. */
export const baselineYear: number | undefined;
/** Young features of scripts, and the files that have a guard for each. */
export const guardedFeatures: readonly { readonly feature: string; readonly files: readonly string[] }[];
