/** Control characters become spaces: a terminal would take them as commands, the log of a workflow as a new line. */
export function terminalLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ');
}
