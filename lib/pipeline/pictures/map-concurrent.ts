/**
 * Maps a list in order with at most `limit` calls at once. Rejects with the first error, as `Promise.all`
 * does.
 */
export async function mapConcurrent<In, Out>(
  items: readonly In[],
  limit: number,
  map: (item: In) => Promise<Out>,
): Promise<Out[]> {
  const results: Out[] = [];
  const queue = items.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of queue) results[index] = await map(item);
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
  return results;
}

/** Makes a function that runs at most `limit` calls at once; the others wait in order. */
export function concurrencyGate(limit: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The next call takes this place at once, so that no newer call can take it.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
