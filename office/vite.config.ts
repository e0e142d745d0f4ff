import { createRequire } from 'node:module';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const office = import.meta.dirname;
const root = join(office, '..');
const admin = createRequire(import.meta.url).resolve('react-admin');

/**
 * npm keeps several copies of these beside each other, because the site has a newer router. Whoever asks gets
 * react-admin's own, so that what its parts share (contexts above all) is there once.
 */
const shared = new Set(['ra-core', 'ra-ui-materialui', 'react-router', 'react-router-dom']);
const oneCopy: Plugin = {
  name: 'one-copy',
  enforce: 'pre',
  resolveId(name) {
    return shared.has(name) ? this.resolve(name, admin, { skipSelf: true }) : null;
  },
};

export default defineConfig({
  root: office,
  base: '/office/',
  plugins: [oneCopy],
  resolve: {
    alias: [
      { find: /^#contract\//, replacement: `${root}/contract/` },
      { find: /^#ui\//, replacement: `${root}/ui/` },
      { find: /^#office\//, replacement: `${office}/` },
    ],
    dedupe: ['react', 'react-dom', 'react-hook-form', '@tanstack/react-query', '@mui/material', '@emotion/react'],
  },
  build: {
    outDir: join(root, 'build', 'office'),
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      onwarn: (warning, report) => {
        // Libraries mark their browser modules for server frameworks; here everything runs in the browser.
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') report(warning);
      },
    },
  },
});
