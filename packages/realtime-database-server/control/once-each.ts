/** Most different lines: clients may send any number of names. */
const MAX_LINES = 100;

export function onceEach(log: (line: string) => void): (line: string) => void {
  const said = new Set<string>();
  return (line) => {
    if (said.has(line) || said.size >= MAX_LINES) return;
    said.add(line);
    log(line);
  };
}
