/**
 * An error in a rules file. The message is one line: the path of the rule, such as
 * `/rules/drafts/$project/.read`, the line and column where known, and what is wrong.
 */
export class RulesError extends Error {
  override readonly name = 'RulesError';
  /** Path of the invalid rule or key, starting with `/rules`; `/` when the file itself is not JSON. */
  readonly path: string;

  constructor(path: string, problem: string, position?: Position) {
    const place = position === undefined ? '' : ` ${position.line}:${position.column}`;
    super(oneLine(`${path}${place}: ${problem}`));
    this.path = path;
  }
}

/**
 * An error at an offset of an expression. The code that knows the path of the rule turns it into a
 * RulesError.
 */
export class ExpressionError extends Error {
  override readonly name = 'ExpressionError';
  /** @param at Offset in the expression, from 0. */
  constructor(
    problem: string,
    readonly at: number,
  ) {
    super(problem);
  }
}

/** Line and column, both counted from 1. */
interface Position {
  readonly line: number;
  readonly column: number;
}

export function positionOf(text: string, offset: number): Position {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

/** Control characters, marks of direction and line separators are escaped: a terminal obeys them. */
export function oneLine(text: string): string {
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
