/** The Firebase SDK asks every object `obj.hasOwnProperty(key)`: with a child of this name it throws and loses data. */
const RESERVED_KEY = 'hasOwnProperty';

/** Told of each reserved key that was left out: the keys that lead to it in the parsed JSON, itself the last. */
export type OnReservedKey = (place: readonly string[]) => void;

const listeners = new Set<OnReservedKey>();
let isShielded = false;

/** Removes every reserved key from a parsed value; tells where they were. */
function removeReserved(value: unknown, place: readonly string[], found: OnReservedKey): void {
  if (typeof value !== 'object' || value === null) return;
  if (Object.hasOwn(value, RESERVED_KEY)) {
    Reflect.deleteProperty(value, RESERVED_KEY);
    found([...place, RESERVED_KEY]);
  }
  for (const [key, child] of Object.entries(value)) removeReserved(child, [...place, key], found);
}

function shieldParse(): void {
  isShielded = true;
  const parse = JSON.parse;
  JSON.parse = (text: string, reviver?: Parameters<typeof parse>[1]): unknown => {
    const value: unknown = parse(text, reviver);
    if (typeof text === 'string' && text.includes(`"${RESERVED_KEY}"`)) {
      removeReserved(value, [], (place) => listeners.forEach((tell) => tell(place)));
    }
    return value;
  };
}

/**
 * Makes the Firebase SDK read data that contains the reserved key, without that key. The SDK parses its messages with
 * the global `JSON.parse`, and offers no other place to step in: that function leaves the key out from now on.
 *
 * @param onFound told of each key that was left out.
 * @returns stops telling; the key is left out nevertheless.
 */
export function leaveOutReservedKeys(onFound: OnReservedKey): () => void {
  if (!isShielded) shieldParse();
  listeners.add(onFound);
  return () => void listeners.delete(onFound);
}
