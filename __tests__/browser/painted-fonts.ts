import type { CDPSession, Page } from '@playwright/test';

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
    return await fontsOf(session, selector, most);
  }
}

/** The fonts of the first of them, as soon as anything of it is drawn. */
export async function firstFontsOf(session: CDPSession, selector: string): Promise<string[]> {
  const fonts = await fontsOf(session, selector, 1);
  return fonts.length > 0 ? fonts : await firstFontsOf(session, selector);
}

export async function openSession(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  for (const domain of ['Page', 'DOM', 'CSS'] as const) await session.send(`${domain}.enable`);
  await session.send('Page.setLifecycleEventsEnabled', { enabled: true });
  return session;
}
