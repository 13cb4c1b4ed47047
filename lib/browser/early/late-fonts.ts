const LATE = /font-display:\s*optional/;

/**
 * Lets fonts that came too late for the first paint be used from now on. They are `optional`, so that they never move a text
 * while it is read (app/fonts.ts); to be called when the screen changes, where everything moves anyway. Each rule is put
 * anew, because Firefox refuses to change one.
 */
export function takeLateFonts(): void {
  for (const sheet of document.styleSheets) {
    // The rules of other origins (what an extension puts into the page) cannot be read: trying throws.
    if (sheet.href !== null && new URL(sheet.href).origin !== location.origin) continue;
    [...sheet.cssRules].forEach((rule, index) => {
      if (!(rule instanceof CSSFontFaceRule) || !LATE.test(rule.cssText)) return;
      sheet.insertRule(rule.cssText.replace(LATE, 'font-display: swap'), index);
      sheet.deleteRule(index + 1);
    });
  }
}
