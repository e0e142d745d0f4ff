import { createHash } from 'node:crypto';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { build, defineConfig, type Plugin } from 'vite';
import { messageCatalogs } from './scripts/messages/vite-plugin.ts';

/**
 * Provides the texts of the boot script and of the script that offers another language, and emits the script that moves
 * the slides of the home page. Each is bundled apart, so that it shares no chunk with the site. The last is named by
 * its content, so that the browser's build can write it and the server's build can name it without a manifest.
 */
function bootScript(): Plugin {
  const name = 'virtual:boot-script';
  const bundleMover = () => bundle('site/boot/moving-hero.ts');
  let isBuild = false;
  return {
    name: 'boot-script',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined;
      if (!isBuild) return 'export const bootScript = null, offerScript = null';
      const { fileName } = await bundleMover();
      const { source } = await bundle('site/boot/boot.ts', { movingHeroAddress: JSON.stringify(`/${fileName}`) });
      const offer = await bundle('site/boot/show-offer.ts');
      return `export const bootScript = ${inlineScript(source)}, offerScript = ${inlineScript(offer.source)}`;
    },
    async generateBundle() {
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', ...(await bundleMover()) });
    },
  };
}

/** The text of a script between `<script>` tags, as a literal. */
function inlineScript(source: string): string {
  if (/<\/script|<!--/i.test(source)) throw new Error('The boot script contains </script or <!--, which would end it');
  return JSON.stringify(source.trim());
}

async function bundle(path: string, define = {}): Promise<{ fileName: string; source: string }> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define,
    build: { write: false, rolldownOptions: { input: path, output: { format: 'iife' } } },
  });
  const [chunk] = 'output' in built ? built.output : [];
  if (chunk?.type !== 'chunk') throw new Error(`The build of ${path} has no script`);
  const hash = createHash('sha256').update(chunk.code).digest('base64url').slice(0, 8);
  return { fileName: `assets/${chunk.name}-${hash}.js`, source: chunk.code };
}

const everyPage = [
  'site/root',
  'site/routes/page-boundary',
  'site/shell/(shell|page-frame|error-page|page-meta)',
  'site/blocks/(section|missing-part)',
  'content/news/news.card',
  'site/boot/trusted-html',
  'ui/(rich-text|direction|logical-key)',
];

/** What most pages other than the home page need. */
const singlePages = [
  'site/shell/page',
  'site/texts/(use-page-texts|meta-texts|use-picture-texts|in-text|year-span)',
  'site/reading/(paging|text/format-(list|number))',
  'site/blocks/(empty|page-links)',
  'content/entry-sections/below.card',
];

/** Two chunks hold what every page needs: thirty small ones are 8 KB larger together in brotli. */
const groups = [
  { name: 'single-pages', test: new RegExp(`/(${singlePages.join('|')})\\.tsx?`) },
  // Imported by every page's metadata, but on the server only. Without a group of its own it would be in the shell.
  { name: 'breadcrumbs', test: /\/site\/reading\/crumbs\.ts/, priority: 2 },
  { name: 'framework', test: /\/node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
  { name: 'shell', test: new RegExp(`/(${everyPage.join('|')})\\.tsx?`), priority: 1 },
  {
    name: 'videos-and-tracks',
    test: /\/(content\/(video\/video|sections\/usual).card|ui\/carousel\/(use-track|scroll-track|use-autoplay))\.tsx?/,
  },
];

export default defineConfig({
  publicDir: 'site/public',
  // A small subset of a font inside the style sheet would reach every visitor.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups } },
          // Structured data is rendered, and the parameters of pages are looked up in the definitions, on the server
          // only (PageMeta).
          treeshake: {
            moduleSideEffects: [
              { test: /\/(site\/structured-data\/|site\/reading\/known-parameters\.ts|content\/)/, sideEffects: false },
            ],
          },
        },
      },
    },
  },
  plugins: [tailwindcss(), reactRouter(), bootScript(), messageCatalogs()],
});
