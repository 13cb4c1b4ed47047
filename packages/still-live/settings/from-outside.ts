import * as v from 'valibot';

export function says(what: string, remedy = 'write one') {
  return ({ input }: { readonly input: unknown }): string => {
    const text = typeof input === 'string' ? input : input === undefined ? 'nothing' : JSON.stringify(input);
    return `"${text.length > 80 ? `${text.slice(0, 80)}…` : text}" ${what}; ${remedy}`;
  };
}

/** @param refuse Makes the error of the first fault, from its place (`a.b.0`) and the message of its check. */
export function checked<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  refuse: (place: string, message: string) => Error,
): v.InferOutput<Schema> {
  const { success, output, issues } = v.safeParse(schema, value, { abortEarly: true });
  if (success) return output;
  throw refuse(v.getDotPath(issues[0]) ?? '', issues[0].message);
}
