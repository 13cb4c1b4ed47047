import type { SocialLink } from '@/lib/content/model';

/**
 * Returns the accessible name of a social link: what the editor wrote, else the host it leads to
 * (`instagram.com`), else "Social".
 */
export function socialName({ nome_social, link_social }: SocialLink): string {
  const site = /^https?:\/\/(?:www\.)?([^/?#:]+)/i.exec(link_social.trim())?.[1];
  return nome_social.trim() || site || 'Social';
}
