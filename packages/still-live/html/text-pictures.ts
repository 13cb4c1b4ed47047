import { pictureSources, type PictureTable } from 'still-live/media/picture';
import { declared } from 'still-live/declaration';
import type { SafeHtml } from './safe-html';

const SIZES = '92vw';

/**
 * Lets a visit ask no other site for the pictures of a text: those that the build made come from this site, and until
 * then a link stands in their place. Expects output of the sanitiser.
 */
export function withOwnPictures(html: SafeHtml, table: PictureTable): SafeHtml {
  let inLink = false;
  const changed = html.replace(/<\/?a\b[^>]*>|<img [^>]*>/g, (tag) => {
    if (!tag.startsWith('<img ')) {
      inLink = tag !== '</a>';
      return tag;
    }
    const attributes = [...tag.matchAll(/ (\w+)="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value] as const,
    );
    const written: Readonly<Record<string, string>> = Object.fromEntries(attributes);
    const { src = '', alt = '', width, height } = written;
    const made = pictureSources(table, src.replaceAll('&amp;', '&'));
    if (made) {
      const size = (width ?? height) ? {} : { width: made.width, height: made.height };
      const own = { ...written, src: made.src, srcset: made.other, sizes: SIZES, ...size };
      return `<img${Object.entries(own)
        .map(([name, value]) => ` ${name}="${value}"`)
        .join('')}>`;
    }
    if (src.startsWith('/')) return tag;
    const words = alt.trim() || declared('words').picture;
    return inLink ? words : `<a href="${src}" rel="noopener noreferrer" target="_blank">${words}</a>`;
  });
  return changed as SafeHtml;
}
