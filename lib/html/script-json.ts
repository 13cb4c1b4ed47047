const ESCAPES: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/**
 * JSON that can stand inside a `<script>` element: `</script>`, `<!--` and `]]>` cannot occur, and it is JavaScript as well
 * (U+2028 and U+2029 escaped). Takes any JSON value; `JSON.parse` of the answer gives it back.
 * Raises `TypeError` when the value is not JSON: `undefined`, a function, a cycle.
 */
export function scriptJson(value: unknown): string {
  const json = JSON.stringify(value) as string | undefined;
  if (json === undefined)
    throw new TypeError(`lib/html/script-json: a value of type ${typeof value} is not JSON`);
  return json.replace(/[<>&\u2028\u2029]/g, (character) => ESCAPES[character] ?? character);
}
