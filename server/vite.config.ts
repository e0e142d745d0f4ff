import { dirname, join, relative } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const root = join(import.meta.dirname, '..');
const outDir = join(root, 'build', 'program');

/** What brings parts that are no JavaScript, or is large and only ever needed by some; it stays in node_modules. */
const apart = ['better-sqlite3', 'sharp', 'pg', 'nodemailer', '@aws-sdk/client-s3'];

/** Programs that run in threads and processes of their own, started by the modules beside them. */
const ownPrograms = {
  'reading-thread': 'store/dialects/reading-thread.ts',
  'draw-svg-process': 'files/draw-svg-process.ts',
};

/** A module that reads the files beside it finds them where its source is; a thread's or process's program is built too. */
const besideTheSource: Plugin = {
  name: 'beside-the-source',
  transform(code, id) {
    if (!id.startsWith(root) || id.includes('/node_modules/') || !code.includes('import.meta.')) return null;
    const from = (path: string) => JSON.stringify(`/${relative(outDir, path)}`);
    const program = /new URL\(["']\.\/([\w-]+-(?:thread|process))\.ts["'], import\.meta\.url\)/g;
    return code
      .replaceAll(program, "(import.meta.filename + '/../$1.js')")
      .replaceAll('import.meta.dirname', `(import.meta.dirname + ${from(dirname(id))})`)
      .replaceAll('import.meta.url', `new URL('.' + ${from(id)}, import.meta.url)`);
  },
};

/** Makes the program that npm start runs, from the server, all that it stands on, and the site as already built. */
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
    // Read by people, in a stack trace; nothing of it crosses a network.
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: { main: 'server/main.ts', ...ownPrograms },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        // A part that is loaded late beside a newer build fails by name instead of taking the wrong thing.
        minifyInternalExports: false,
      },
      onwarn: (warning, report) => {
        // React Router marks its browser modules for server frameworks.
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') report(warning);
      },
    },
  },
});
