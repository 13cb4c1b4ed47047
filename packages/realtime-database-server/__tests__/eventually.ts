export async function eventually(condition: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 20_000;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`did not come true: ${condition.toString()}`);
    await new Promise((next) => setTimeout(next, 5));
  }
}
