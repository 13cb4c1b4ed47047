/** Control characters become spaces: a terminal would take them as commands, the log of a workflow as a new line. */
export function terminalLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ');
}

export function print(lines: readonly string[]): void {
  for (const line of lines) console.log(terminalLine(line));
}
