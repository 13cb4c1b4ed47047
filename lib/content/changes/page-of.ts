/** Returns the page of a path below the base path: `home`, `footer`, `menu`… */
export function pageOf(path: string): string {
  const [top = '', page = ''] = path.split('/');
  if (top === 'pagine') return page === '' ? top : page;
  return top === 'impostazioni' ? 'menu' : top;
}
