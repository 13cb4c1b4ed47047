import type { SocialLink } from '@/lib/content/model';

/**
 * The name of a social entry for who cannot see its icon: what the editor wrote, else the site it leads to (`instagram.com`), else
 * "Social".
 */
export function socialName({ nome_social, link_social }: SocialLink): string {
  const site = /^https?:\/\/(?:www\.)?([^/?#:]+)/i.exec(link_social.trim())?.[1];
  return nome_social.trim() || site || 'Social';
}
