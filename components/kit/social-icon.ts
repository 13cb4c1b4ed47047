import { socialIcons } from '@/brand/brand';
import { ICONS, type SocialIcon } from 'still-live/react';

export function socialIcon(name: string): SocialIcon {
  const wanted = name.trim().toLowerCase();
  return socialIcons.find(({ of }) => of.test(wanted)) ?? { name: 'link', path: ICONS.link };
}
