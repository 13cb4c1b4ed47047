/**
 * Delays the first paint until the shown screen is parsed, for visitors who come from a plain page of this
 * site. Otherwise the toolbar alone would replace that page for a moment. Other visitors see the toolbar as
 * early as possible. Browsers without this link type ignore the link.
 * Source: HTML, "Link type expect" (https://html.spec.whatwg.org/#link-type-expect).
 * @param id Id of the route that is shown.
 */
export function waitForScreen(id: string): void {
  if (!document.referrer.startsWith(`${location.origin}/`)) return;
  const link = document.createElement('link');
  link.rel = 'expect';
  link.href = `#${id}`;
  link.setAttribute('blocking', 'render');
  document.head.append(link);
}
