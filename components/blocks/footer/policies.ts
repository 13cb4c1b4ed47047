/**
 * Addresses of the privacy and cookie policies at the third-party policy service. The document number is
 * fictional: replace it with that of your own policies.
 */
export const POLICIES = {
  privacy: 'https://www.iubenda.com/privacy-policy/00000000',
  cookie: 'https://www.iubenda.com/privacy-policy/00000000/cookie-policy',
} as const;

/** Who made the site. The names are fictional, like the company. */
export const CREDITS = {
  year: 2023,
  company: 'Feeling',
  design: { name: 'Studio Corolla', url: 'https://studio-corolla.example/' },
  development: { name: 'Officina Bitta', url: 'https://officina-bitta.example/' },
} as const;
