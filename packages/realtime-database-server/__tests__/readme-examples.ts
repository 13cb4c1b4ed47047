export function readmeExamples(readme: string): ReadonlyMap<string, string> {
  return new Map(
    [...readme.matchAll(/```js\n\/\/ (\S+)\n([^]*?)```/g)].map(([, name = '', code = '']) => [name, code]),
  );
}

export function readmeCommands(readme: string): readonly string[] {
  return [...readme.matchAll(/^npx realtime-database-server exec .*"npx (?:jest|vitest).*"$/gm)].map(
    ([command]) => command,
  );
}
