import type { Brand } from 'still-live/brand/brand';

/** One path each, on a grid of 24 units, as strokes. */
export const ICONS = {
  'arrow-right': 'M4 12h16M13 5l7 7-7 7',
  'arrow-left': 'M20 12H4M11 5l-7 7 7 7',
  'arrow-up-right': 'M6 18 18 6M8 6h10v10',
  close: 'M5 5l14 14M19 5 5 19',
  menu: 'M3 8h18M3 16h12',
  pause: 'M8 5v14M16 5v14',
  play: 'M8 5l11 7-11 7Z',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1-1',
} as const;

type IconName = keyof typeof ICONS;

export type SocialIcon = Pick<NonNullable<Brand['socialIcons']>[number], 'name' | 'path'>;

interface IconProps {
  readonly name: IconName | SocialIcon;
  readonly size?: string;
}

export function Icon({ name, size = '1.25em' }: IconProps) {
  const icon = typeof name === 'string' ? { name, path: ICONS[name] } : name;
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={icon.path} />
    </svg>
  );
}
