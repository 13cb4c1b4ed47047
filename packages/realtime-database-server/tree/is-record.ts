/**
 * A long JSON object, as `parseJson` reads it: an ordinary one can tell the names of many fields only all at once.
 */
export type LongObject = Map<string, unknown>;

export type JsonFields = Record<string, unknown> | LongObject;

/** An object of ordinary length: not null, not an array and not a `LongObject`. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isLong(value);
}

function isLong(value: unknown): value is LongObject {
  return value instanceof Map;
}

export function hasFields(value: unknown): value is JsonFields {
  return isLong(value) || isRecord(value);
}

export function fieldOf(fields: JsonFields, name: string): unknown {
  if (isLong(fields)) return fields.get(name);
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

export function namesOf(fields: JsonFields): Iterable<string> {
  return isLong(fields) ? fields.keys() : Object.keys(fields);
}

export function fieldsOf(value: unknown): LongObject {
  return isLong(value) ? value : new Map(isRecord(value) ? Object.entries(value) : []);
}
