/** The inks of the set: the site's own colours, and what comes of mixing them. Hex, `#rrggbb`. */
export const ink = {
  paper: '#FBF6EF',
  ink: '#1E1B2E',
  night: '#27142F',
  aubergine: '#3B1E47',
  plum: '#683260',
  mauve: '#9A76A3',
  lilac: '#CDBFE6',
  lilacPale: '#E6DDF3',
  coral: '#FF6A4D',
  coralDeep: '#D9482F',
  rust: '#A8402F',
  peach: '#FFCBAF',
  peachPale: '#FFE6D6',
  honey: '#F6B65C',
  sage: '#BCCFAF',
  sagePale: '#DEE8D3',
  leaf: '#7C9C78',
  moss: '#4C6E58',
  forest: '#2C4A42',
  sand: '#EAD8C2',
  wood: '#C98B5E',
  white: '#FFFFFF',
} as const;

/** Skins of the people, from light to dark. */
export const skin = { rose: '#EBA583', tan: '#D99470', brown: '#9A5B45', deep: '#6B3B38' } as const;
