import { baselineYear, decoration, supportedProperties } from './browsers.config.mjs';

/** Styles may use what the promised browsers have (docs/guarantees.md). A guard is `@supports`, or a comment that says what is seen without. */
export default {
  customSyntax: 'postcss-scss',
  plugins: ['stylelint-plugin-use-baseline'],
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    'declaration-property-value-disallowed-list': {
      // With some texts and widths it crashes Safari 26 (https://bugs.webkit.org/show_bug.cgi?id=294358).
      '/^text-wrap/': ['pretty'],
      // WebKit takes entries without a marker for layout, and VoiceOver does not call it a list: `list-style-type: ''`.
      '/^list-style/': ['/none/'],
    },
    'plugin/use-baseline': [
      true,
      {
        available: baselineYear,
        ignoreProperties: { ...supportedProperties, ...decoration },
        ignoreAtRules: ['starting-style', 'page'],
        // Sass writes nesting out.
        ignoreSelectors: ['nesting', 'selection'],
      },
    ],
  },
  overrides: [{ files: ['components/blocks/toolbar/*.scss'], rules: { 'plugin/use-baseline': null } }],
};
