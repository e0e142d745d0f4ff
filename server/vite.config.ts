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

/**
 * Letters beyond ASCII are written as escapes: of a text that has a single one, V8 keeps two bytes for each of its letters, which
 * were five megabytes of the process. Lines stay where they were; what stands behind such a letter moves on in its line.
 */
const asciiOnly: Plugin = {
  name: 'ascii-only',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunk.code = inAscii(chunk.code);
  },
};

const inAscii = (code: string): string =>
  code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * React Router writes each page’s data in a form of its own, to be sent after the page, before our code is asked. Finished
 * pages carry them in another way (site/boot/gathered-scripts.ts), so that nobody would read it.
 */
const noHandoff: Plugin = {
  name: 'no-handoff',
  transform(code, id) {
    if (!id.endsWith('/react-router/dist/production/lib/server-runtime/server.js')) return null;
    const written = /serverHandoffStream: encodeViaTurboStream\([^()]*\)/g;
    if (code.match(written)?.length !== 2) throw new Error('React Router hands data over in another way than is known');
    return code.replace(written, 'serverHandoffStream: undefined');
  },
};

/** Makes the program that npm start runs, from the server, all that it stands on, and the site as already built. */
export default defineConfig({
  root,
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [besideTheSource, noHandoff, asciiOnly],
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
