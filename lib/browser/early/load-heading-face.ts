/**
 * Starts loading the brand's face for headings, which is part of the page's style sheet. The browser alone
 * starts it when it lays out the first heading; on a slow device the first paint would come before the face,
 * and the heading would change its lines afterwards.
 * @returns A promise that resolves when the face is loaded.
 */
export function loadHeadingFace(): Promise<unknown> {
  return document.fonts.load('640 1em "Feeling Display"');
}
