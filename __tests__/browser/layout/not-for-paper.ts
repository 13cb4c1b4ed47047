/** Returns what is visible now but should not be printed; an empty list when there is nothing. */
export function notForPaper(shown: string): string[] {
  const found: string[] = [];
  const name = (element: Element): string => `<${element.localName} class="${element.className}">`;
  const seen = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility());
  for (const element of seen) {
    const { position, color, backgroundColor } = getComputedStyle(element);
    if (element.matches('button, nav, [role="tablist"], a[href^="#contenuto"]'))
      found.push(`${name(element)} is seen`);
    if (position === 'fixed' || position === 'sticky') found.push(`${name(element)} is ${position}`);
    if (color !== 'rgb(0, 0, 0)') found.push(`${name(element)} is ${color}`);
    if (backgroundColor !== 'rgba(0, 0, 0, 0)' && element.localName !== 'img') {
      found.push(`${name(element)} is on ${backgroundColor}`);
    }
  }
  const screens = seen.filter((element) => element.matches('.route, .route-panel')).map(({ id }) => id);
  const expected = /^\/cosa_facciamo\//.test(shown) ? ['/cosa_facciamo', shown] : [shown];
  if (screens.join() !== expected.join()) found.push(`the screens ${screens.join()} are seen`);
  if (document.documentElement.scrollWidth > document.documentElement.clientWidth)
    found.push('the page is too wide');
  return found.slice(0, 5);
}
