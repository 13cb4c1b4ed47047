import { createBrowserSanitiser } from '@/lib/browser/live/browser-sanitiser';
import { trustedHtml } from '@/lib/html/trusted-types';
import { siteAddresses } from '../../hostile/addresses';

/*
 * What runs in the page of the sanitiser's browser test. Texts cross the border as ASCII JSON, because half surrogate pairs do not.
 */

function toAscii(value: unknown): string {
  return JSON.stringify(value).replace(
    /[^ -~]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Tools for the test, on the window of the page. */
export const page = {
  /** Sanitises every text as flow and as phrasing content. Takes and gives JSON. */
  sanitise(json: string): string {
    const sanitiser = createBrowserSanitiser(siteAddresses);
    const texts = JSON.parse(json) as string[];
    return toAscii(texts.map((html) => [sanitiser.flow(html), sanitiser.phrasing(html)]));
  },

  /** Shows HTML in a container of every kind, stirs it, loads its pictures; gives the containers in which it reads back differently. */
  async show(json: string, containers: readonly string[]): Promise<string[]> {
    const html = JSON.parse(json) as string;
    const changed: string[] = [];
    for (const name of containers) {
      const container = document.createElement(name);
      document.body.replaceChildren(container);
      container.innerHTML = html;
      if (container.innerHTML !== html) changed.push(`${name}: ${container.innerHTML}`);
      for (const type of ['mouseover', 'pointerdown', 'focus', 'animationstart', 'toggle', 'load', 'error']) {
        for (const element of container.querySelectorAll('*')) element.dispatchEvent(new Event(type));
      }
      for (const image of container.querySelectorAll('img')) {
        image.loading = 'eager';
        await image.decode().catch(() => undefined);
      }
    }
    return changed;
  },

  trustedHtml,
};

Object.assign(globalThis, { page });
