import { createHash } from 'node:crypto';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { build, defineConfig, type Plugin } from 'vite';

/**
 * The scripts that come before React, each whole in itself. Pages hold the text of the first; the other is named by its
 * content, so that the browser's build can write it and the server's build name it without asking each other.
 */
function bootScripts(): Plugin {
  const name = 'virtual:boot-scripts';
  const [boot, mover] = ['site/boot/boot.ts', 'site/boot/moving-hero.ts'];
  let isBuild = false;
  return {
    name: 'boot-scripts',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined;
      if (!isBuild) return 'export const bootScripts = null';
      const [{ source }, { fileName }] = await Promise.all([bundle(boot), bundle(mover)]);
      return `export const bootScripts = ${JSON.stringify({ boot: inPage(source), mover: `/${fileName}` })}`;
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', ...(await bundle(mover)) });
    },
  };
}

/** As it may stand within a page. */
function inPage(script: string): string {
  if (/<\/script|<!--/i.test(script)) throw new Error('The boot script would end before its end');
  return script.trim();
}

/**
 * The toasts' style sheet writes its values at the root. It comes while somebody fills in a form, and a change of the root
 * makes the browser work out the styles of the whole page; so the values stand where toasts are.
 */
function toastValues(): Plugin {
  return {
    name: 'toast-values',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/ReactToastify.css')) return undefined;
      if (!code.startsWith(':root {')) throw new Error('The values of react-toastify are not where they were');
      return code.replace(':root', '.Toastify');
    },
  };
}

/**
 * React Router names its components for developers' tools and does not say that to make one does nothing else; so those that
 * nobody uses would stay in the bundle.
 */
function unusedComponents(): Plugin {
  return {
    name: 'unused-components',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('/node_modules/react-router/')) return undefined;
      return code
        .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
        .replace(
          /(?<=^(?:let|const) \w+ = )(?=React\$1\.(?:forwardRef|createContext|memo|lazy)\()/gm,
          '/* @__PURE__ */ ',
        );
    },
  };
}

async function bundle(path: string): Promise<{ fileName: string; source: string }> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, rolldownOptions: { input: path, output: { format: 'iife' } } },
  });
  const [chunk] = 'output' in built ? built.output : [];
  if (chunk?.type !== 'chunk') throw new Error(`${path} gave no script`);
  const hash = createHash('sha256').update(chunk.code).digest('base64url').slice(0, 8);
  return { fileName: `assets/${chunk.name}-${hash}.js`, source: chunk.code };
}

const everyPage = [
  'site/root',
  'site/routes/page-boundary',
  'site/shell/(shell|page|error-page|page-meta)',
  'site/blocks/(section|missing-part|news-card)',
  'site/boot/trusted-html',
  'ui/rich-text',
];

/** What every page needs comes in two pieces: many small ones are larger together, and slower to fetch. */
const groups = [
  { name: 'framework', test: /\/node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
  { name: 'shell', test: new RegExp(`/(${everyPage.join('|')})\\.tsx?`), priority: 1 },
  {
    name: 'films-and-tracks',
    test: /\/(site\/blocks\/video-card|ui\/(embeds|use-track|scroll-track|use-autoplay))\.tsx?/,
  },
];

export default defineConfig({
  publicDir: 'site/public',
  // A small piece of a font within the style sheet would be fetched by everybody.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups } },
          // Only documents carry it (see PageMeta), so nothing of it is to be fetched.
          treeshake: { moduleSideEffects: [{ test: /\/site\/structured-data\//, sideEffects: false }] },
        },
      },
    },
  },
  plugins: [tailwindcss(), toastValues(), unusedComponents(), reactRouter(), bootScripts()],
});
