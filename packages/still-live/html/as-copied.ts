import { decodeHTMLAttribute } from 'entities/decode';
import { endsOf } from './element-ends';
import type { Token } from './tokens';

// WhatsApp, Telegram and chats write a line break as such, and let a style keep it.
const KEEPS_LINES = /white-space(?:-collapse)?:\s*(?:pre-wrap|pre-line|break-spaces|preserve)/i;

// Emoji, but not the signs of rights, which are letters too.
const EMOJI =
  /^(?![©®™])(?:\p{Extended_Pictographic}|\p{RI})[\p{Extended_Pictographic}\p{Emoji_Component}]*$/u;

const BREAK: Token = { type: 'open', name: 'br', attributes: new Map() };

function withBreaks(raw: string): Token[] {
  if (raw.trim() === '') return [{ type: 'text', raw }];
  return raw
    .split('\n')
    .flatMap((line, index): Token[] => [
      ...(index > 0 ? [BREAK] : []),
      ...(line === '' ? [] : [{ type: 'text', raw: line } as const]),
    ]);
}

/**
 * Writes as HTML what was seen where a text was copied: lines that a style keeps apart, and emoji that are pictures
 * there. Takes linear time.
 */
export function asCopied(all: readonly Token[]): Token[] {
  const ends = endsOf(all);
  let linesEnd = 0;
  return all.flatMap((token, place): Token[] => {
    if (token.type === 'text') return place < linesEnd ? withBreaks(token.raw) : [token];
    if (token.type === 'close') return [token];
    if (KEEPS_LINES.test(token.attributes.get('style') ?? ''))
      linesEnd = Math.max(linesEnd, ends.get(place) ?? 0);
    const picture = token.name === 'img' ? decodeHTMLAttribute(token.attributes.get('alt') ?? '') : '';
    return EMOJI.test(picture) ? [{ type: 'text', raw: picture }] : [token];
  });
}
