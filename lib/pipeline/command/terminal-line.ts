/**
 * Returns a text as one line for a terminal. Control characters (Unicode category Cc) of content become
 * spaces: a terminal would take them as commands, and the log of a workflow the line after a line break.
 */
export function terminalLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ');
}
