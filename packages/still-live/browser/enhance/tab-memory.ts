// Holds for this page also where the browser keeps nothing (cookies off).
const kept = new Set<string>();

/** Returns whether the visitor has chosen this in this tab. */
export function isKeptInTab(name: string): boolean {
  try {
    return kept.has(name) || sessionStorage.getItem(name) !== null;
  } catch {
    return kept.has(name);
  }
}

/** Keeps a choice until the tab is closed, or takes it back. */
export function keepInTab(name: string, isOn: boolean): void {
  if (isOn) kept.add(name);
  else kept.delete(name);
  try {
    if (isOn) sessionStorage.setItem(name, 'yes');
    else sessionStorage.removeItem(name);
  } catch {
    // The browser keeps nothing, but `kept` has it.
  }
}
