import type { Plugin } from 'esbuild';
import { compileAsync } from 'sass';

/** Lets esbuild take our style sheets: `*.module.scss` with names of their own, any other `*.scss` as it is. */
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
