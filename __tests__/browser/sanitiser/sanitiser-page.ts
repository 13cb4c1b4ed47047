import 'still-live/bound/whole';
import { siteSanitiser } from 'still-live/html/sanitiser';
import { trustedHtml } from 'still-live/html/safe-html';

/*
 * Runs in the page of the sanitiser's browser test. Texts are passed as ASCII JSON, because unpaired
 * surrogates would be lost.
 */

function toAscii(value: unknown): string {
  return JSON.stringify(value).replace(
    /[^ -~]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Functions for the test, on the window of the page. */
export const page = {
  /** Sanitises all texts as flow and as phrasing content. Argument and result are JSON. */
  sanitise(json: string): string {
    const sanitiser = siteSanitiser();
    const texts = JSON.parse(json) as string[];
    return toAscii(texts.map((html) => [sanitiser.flow(html), sanitiser.phrasing(html)]));
  },

  /**
   * Shows texts, each in its containers, triggers events and loads their pictures. Returns the containers in which one reads back
   * differently.
   */
  async show(json: string): Promise<string[]> {
    const shown = JSON.parse(json) as (readonly [html: string, containers: readonly string[]])[];
    const changed: string[] = [];
    for (const [html, name] of shown.flatMap(([text, names]) => names.map((one) => [text, one] as const))) {
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
