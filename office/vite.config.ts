import { join } from 'node:path';
import { defineConfig } from 'vite';
import { emitPdfParts } from './emit-pdf-parts.ts';

const office = import.meta.dirname;
const root = join(office, '..');

export default defineConfig({
  root: office,
  base: '/office/',
  plugins: [emitPdfParts()],
  resolve: {
    alias: [
      { find: /^#contract\//, replacement: `${root}/contract/` },
      { find: /^#content\//, replacement: `${root}/content/` },
      { find: /^#ui\//, replacement: `${root}/ui/` },
      { find: /^#office\//, replacement: `${office}/` },
      { find: /^#build\//, replacement: `${root}/build/` },
    ],
  },
  build: {
    outDir: join(root, 'build', 'office'),
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      onwarn: (warning, report) => {
        // Libraries mark their browser modules for server frameworks; the office runs in the browser only.
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') report(warning);
      },
    },
  },
});
