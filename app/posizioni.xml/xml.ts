const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Characters that XML 1.0 does not allow, not even as a reference (section 2.2). */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Escapes a text for an element or an attribute of XML, without characters that XML does not allow. */
export function xmlText(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (character) => REFERENCES[character] ?? character);
}
