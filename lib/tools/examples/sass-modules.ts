import type { Plugin } from 'esbuild';
import { compileAsync } from 'sass';

/**
 * Makes esbuild compile our style sheets: `*.module.scss` as CSS modules, any other `*.scss` as plain CSS.
 */
export const sassModules: Plugin = {
  name: 'sass-modules',
  setup(build) {
    build.onLoad({ filter: /\.scss$/ }, async ({ path }) => {
      const { css, loadedUrls } = await compileAsync(path);
      return {
        contents: css,
        loader: path.endsWith('.module.scss') ? 'local-css' : 'css',
        watchFiles: loadedUrls.map((url) => url.pathname),
      };
    });
  },
};
