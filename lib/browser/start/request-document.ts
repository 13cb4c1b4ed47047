/**
 * Requests a page of this site. It uses a request for a document, not for text, so that a script never
 * handles HTML as a string.
 * @param address Address of the page.
 * @param limitMs Time limit, in milliseconds.
 * @returns The document, or `null` when it cannot be loaded.
 */
export function requestDocument(address: string, limitMs: number): Promise<Document | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.timeout = limitMs;
    request.onloadend = () => resolve(request.status === 200 ? request.responseXML : null);
    request.send();
  });
}
