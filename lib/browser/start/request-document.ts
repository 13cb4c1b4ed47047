/**
 * Requests a page of this site. Takes its address and how long it may take, in milliseconds. A document and not a text: markup never passes
 * through a script's hands. Gives `null` when it cannot be had.
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
