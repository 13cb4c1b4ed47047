/** What is marked on this page, also where the browser keeps nothing (cookies off). */
const marked = new Set<string>();

/** Returns whether the visitor has set a mark in this tab. */
export function hasTabMark(name: string): boolean {
  try {
    return marked.has(name) || sessionStorage.getItem(name) !== null;
  } catch {
    return marked.has(name);
  }
}

/** Sets a mark for this tab, until it is closed, or takes it back. */
export function setTabMark(name: string, isOn: boolean): void {
  if (isOn) marked.add(name);
  else marked.delete(name);
  try {
    if (isOn) sessionStorage.setItem(name, 'yes');
    else sessionStorage.removeItem(name);
  } catch {
    // Kept in `marked`.
  }
}
