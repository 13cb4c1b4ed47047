/** Our icons: one path each, on a 24-unit grid, as strokes. */
export const ICONS = {
  'arrow-right': 'M4 12h16M13 5l7 7-7 7',
  'arrow-left': 'M20 12H4M11 5l-7 7 7 7',
  'arrow-up-right': 'M6 18 18 6M8 6h10v10',
  close: 'M5 5l14 14M19 5 5 19',
  menu: 'M3 8h18M3 16h12',
  pause: 'M8 5v14M16 5v14',
  play: 'M8 5l11 7-11 7Z',
  linkedin: 'M5 10v9M5 5v.01M10 19v-9M10 14c0-5 8-6 8 0v5',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM17 7v.01',
  facebook: 'M16 3h-2a4 4 0 0 0-4 4v14M6.5 12h8.5',
  youtube: 'M5 6h14a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3ZM10 9.5v5l4.5-2.5Z',
  x: 'M4 4l16 16M20 4 4 20M4 4h3.5L20 20h-3.5Z',
  tiktok: 'M13 3v12.5a3.75 3.75 0 1 1-3.75-3.75M13 3c.3 3 2.3 5.3 5.5 5.5',
  whatsapp:
    'M3.5 20.5 5 16a8.5 8.5 0 1 1 3.3 3.2ZM9 8.5c-.5 3 3.5 7 6.5 6.5l.5-1.8-2-1-.9 1c-1.2-.4-2-1.3-2.4-2.4l1-.9-1-2Z',
  telegram: 'M21 4 3 11l6 2.5M21 4l-3 16-9-6.5L21 4ZM9 13.5V20l3.5-3.8',
  vimeo: 'M3 8c2-2 4-3.5 5-2s1.5 9 3 10 7.5-7 8-10-3.5-2.5-4 .5',
  pinterest: 'M12 8 9 21M8.2 13.5C5 9.5 8 5 12 5s6 3 5.5 6-4 5.5-6.5 3',
  threads:
    'M17.5 8.5C16 3.5 6 3 6 12s10 9.5 11.5 5-9.5-4.5-8.5-1.2c.7 2.2 5.5 1.2 5-3.3-.4-3-3.5-3.2-4.5-1.5',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1-1',
} as const;

export type IconName = keyof typeof ICONS;

const SOCIAL: readonly (readonly [RegExp, IconName])[] = [
  [/linked/, 'linkedin'],
  [/insta/, 'instagram'],
  [/facebook|^fb$|^meta$/, 'facebook'],
  [/you\s*tube|^yt$/, 'youtube'],
  [/twitter|^x$|^x\.com$/, 'x'],
  [/tik\s*tok/, 'tiktok'],
  [/whats/, 'whatsapp'],
  [/telegram/, 'telegram'],
  [/vimeo/, 'vimeo'],
  [/pinterest/, 'pinterest'],
  [/threads/, 'threads'],
];

/**
 * Returns the icon of a social network.
 * @param name Name of the network as written by an editor. For an unknown name the icon is the general link
 *   icon.
 */
export function socialIcon(name: string): IconName {
  const wanted = name.trim().toLowerCase();
  return SOCIAL.find(([pattern]) => pattern.test(wanted))?.[1] ?? 'link';
}
