import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';

/** Each look takes processors that the page lacks meanwhile, and one after the other would take them all. */
const LOOK_AGAIN_MS = 30;

/** The fonts that the texts of some elements are drawn with, element by element, by the names they have inside. */
export async function fontsOf(session: CDPSession, selector: string, most = Infinity): Promise<string[]> {
  try {
    const { root } = await session.send('DOM.getDocument', { depth: 0 });
    const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
    const used: string[] = [];
    for (const nodeId of nodeIds.slice(0, most)) {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      used.push(...fonts.map(({ familyName }) => familyName));
    }
    return used;
  } catch (error) {
    // A page is painted before it has been parsed. When it has, Chromium gives its nodes new numbers.
    if (!String(error).includes('Could not find node')) throw error;
    await sleep(LOOK_AGAIN_MS);
    return await fontsOf(session, selector, most);
  }
}

/**
 * Until a font that says so (`font-display: block`) is there, texts are laid out in another one and not painted. A page of which no font
 * is known yet has not read its styles.
 */
const PAINTS = `document.fonts.size > 0 &&
  [...document.fonts].every(({ display, status }) => display !== 'block' || status === 'loaded')`;

/** The fonts of the first of them, as soon as anything of it is drawn. */
export async function firstFontsOf(session: CDPSession, selector: string): Promise<string[]> {
  const { result } = await session.send('Runtime.evaluate', { expression: PAINTS });
  // What asks for the fonts lays the text out, and so loads the font.
  const fonts = await fontsOf(session, selector, 1);
  if (result.value === true && fonts.length > 0) return fonts;
  await sleep(LOOK_AGAIN_MS);
  return await firstFontsOf(session, selector);
}

export async function openSession(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  for (const domain of ['Page', 'DOM', 'CSS'] as const) await session.send(`${domain}.enable`);
  await session.send('Page.setLifecycleEventsEnabled', { enabled: true });
  return session;
}
