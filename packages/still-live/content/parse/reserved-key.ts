// The Firebase SDK calls `obj.hasOwnProperty(key)` on data: with a child of this name it throws and loses data.
const RESERVED_KEY = 'hasOwnProperty';

// Gets the path of the removed key in the parsed JSON.
type OnReservedKey = (place: readonly string[]) => void;

const listeners = new Set<OnReservedKey>();
let isShielded = false;

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
 * Makes the Firebase SDK read data that contains the reserved key, without that key. The SDK parses its
 * messages with the global `JSON.parse` and has no other hook, so this function replaces `JSON.parse` with
 * one that removes the key.
 * @returns A function that removes `onFound`; `JSON.parse` stays replaced.
 */
export function leaveOutReservedKeys(onFound: OnReservedKey): () => void {
  if (!isShielded) shieldParse();
  listeners.add(onFound);
  return () => void listeners.delete(onFound);
}
