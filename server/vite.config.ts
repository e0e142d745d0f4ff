import { dirname, join, relative } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const root = join(import.meta.dirname, '..');
const outDir = join(root, 'build', 'program');

/** Packages that stay in node_modules: they have native parts, or are large and few sites use them. */
const apart = ['better-sqlite3', 'sharp', 'pg', 'nodemailer', '@aws-sdk/client-s3', 'pdfjs-dist'];

/** Entries of processes that other modules start. */
const ownPrograms = {
  'draw-svg-process': 'files/pictures/draw-svg-process.ts',
  'pdf-text-process': 'files/documents/pdf-text-process.ts',
  'read-xlsx-process': 'api/office/transfer/products/read-xlsx-process.ts',
};

/** Resolves the files that a module reads relative to its source, and processes relative to the build. */
const besideTheSource: Plugin = {
  name: 'beside-the-source',
  transform(code, id) {
    if (!id.startsWith(root) || id.includes('/node_modules/') || !code.includes('import.meta.')) return null;
    const from = (path: string) => JSON.stringify(`/${relative(outDir, path)}`);
    const program = /new URL\(["']\.\/([\w-]+-process)\.ts["'], import\.meta\.url\)/g;
    return code
      .replaceAll(program, "(import.meta.filename + '/../$1.js')")
      .replaceAll('import.meta.dirname', `(import.meta.dirname + ${from(dirname(id))})`)
      .replaceAll('import.meta.url', `new URL('.' + ${from(id)}, import.meta.url)`);
  },
};

/** Bundles the server with its packages and the built site into the program that npm start runs. */
export default defineConfig({
  root,
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [besideTheSource],
  ssr: { noExternal: true, external: apart },
  build: {
    ssr: true,
    outDir,
    target: 'node24',
    // Stack traces stay readable, and no client downloads the program.
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: { main: 'server/main.ts', ...ownPrograms },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        // A chunk that is loaded late from a newer build fails by the missing name instead of resolving to another export.
        minifyInternalExports: false,
      },
      onwarn: (warning, report) => {
        // React Router's modules carry `use client` directives.
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') report(warning);
      },
    },
  },
});
