import type { Gallery, MediaItem, MediaKind } from 'still-live/content/schema/values';
import { parseRecord } from 'still-live/content/parse/parse-record';
import type { RecordPath, Records } from 'still-live/content/schema/records';
import type { SafeHtml, SafeInline } from 'still-live/html/safe-html';
import { siteSanitiser } from 'still-live/html/sanitiser';
import { type Plain, stored } from 'still-live/__tests__/content/schema/stored-content';

/** A record as the site has it, from content as an editor would write it; what is left out is empty. */
export function recordOf<P extends RecordPath>(path: P, content: Plain): Records[P] {
  return parseRecord(path, stored(content), siteSanitiser()).value;
}

export function safe(html: string): SafeHtml & SafeInline {
  return html as SafeHtml & SafeInline;
}

export const ASKING = {
  pictures: {},
  settings: {
    project: 'x',
    databaseUrl: 'http://127.0.0.1:9000?ns=x',
    liveSampling: 1,
    siteUrl: 'https://x.example',
    asksForYoutube: true,
  },
} as const;

export function media(id: string, kind: MediaKind = 'image', url = `/demo/${id}.jpg`): MediaItem {
  return { id, kind, url, alt: `Immagine ${id}` };
}

export function pictures(...ids: string[]): Gallery {
  return ids.map((id) => media(id));
}
