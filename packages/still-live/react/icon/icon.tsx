import { ICONS, type IconName, type SocialIcon } from './icons';

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
