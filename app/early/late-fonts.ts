/**
 * Lets fonts that came too late for the first paint be used from now on. They are `optional`, so that they never move a text
 * while it is read (app/fonts.ts); to be called when the screen changes, where everything moves anyway.
 */
export function takeLateFonts(): void {
  for (const sheet of document.styleSheets) {
    // The rules of other origins (what an extension puts into the page) cannot be read: trying throws.
    if (sheet.href !== null && new URL(sheet.href).origin !== location.origin) continue;
    for (const rule of sheet.cssRules) {
      if (rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('font-display') === 'optional')
        rule.style.setProperty('font-display', 'swap');
    }
  }
}
