/** The programs in a README, by the file name in their first line. */
export function readmeExamples(readme: string): ReadonlyMap<string, string> {
  return new Map(
    [...readme.matchAll(/```js\n\/\/ (\S+)\n([^]*?)```/g)].map(([, name = '', code = '']) => [name, code]),
  );
}

/** The commands in a README that run those programs, as printed. */
export function readmeCommands(readme: string): readonly string[] {
  return [...readme.matchAll(/^npx realtime-database-server exec .*"npx (?:jest|vitest).*"$/gm)].map(
    ([command]) => command,
  );
}
