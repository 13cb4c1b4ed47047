/**
 * Lets fonts that came too late for the first paint be used from now on. They are `optional`, so that they never move a text
 * while it is read (app/fonts.ts); to be called when the screen changes, where everything moves anyway.
 */
export function takeLateFonts(): void {
  for (const { cssRules } of document.styleSheets) {
    for (const rule of cssRules) {
      if (rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('font-display') === 'optional')
        rule.style.setProperty('font-display', 'swap');
    }
  }
}
