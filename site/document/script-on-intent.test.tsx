import fc from 'fast-check';
import { createRequestHandler, Outlet, Scripts, type ServerBuild, ServerRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { hashInlineScripts, hashOf } from './inline-scripts.ts';
import { renderPage } from './render-page.ts';
import { loadScriptOnIntent } from './script-on-intent.ts';

const page = (body: string) =>
  '<!DOCTYPE html><html lang="en"><head><title>A</title><link rel="modulepreload" href="/assets/a.js"/>' +
  `<link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/assets/b.js"/></head><body>${body}` +
  '<script>context()</script><script type="module" async="">import "/assets/a.js";</script></body></html>';

const texts = { boot: 'boot()', offer: 'offer()' };

describe('loadScriptOnIntent', () => {
  const { html, hashes } = loadScriptOnIntent(page('<main>A</main>'), texts);

  test('removes the preloads, keeps the styles and makes the entry inert with its text unchanged', () => {
    expect(html).not.toContain('modulepreload');
    expect(html).not.toContain('type="module"');
    expect(html).toContain('<link rel="stylesheet" href="/a.css"/>');
    expect(html).toContain('<script type="text/later" async="">import "/assets/a.js";</script>');
  });

  test('adds the offer and the rules before the styles and the boot script at the end, with their hashes', () => {
    const added = /<script>offer\(\)<\/script><script type="speculationrules">([^<]*)<\/script><link rel="stylesheet"/;
    const [, rules = ''] = added.exec(html) ?? [];
    expect(html).toMatch(/<script>boot\(\)<\/script><\/body><\/html>$/);
    expect(hashes).toEqual([hashOf('boot()'), hashOf('offer()'), hashOf(rules)]);
  });

  test('adds the rules to a page without a style sheet', () => {
    const bare = '<html><head></head><body><script type="module" async="">1</script></body></html>';
    expect(loadScriptOnIntent(bare, texts).html).toContain('"speculationrules"');
  });

  test('changes nothing else', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const safe = text.replaceAll('<', '&lt;');
        expect(loadScriptOnIntent(page(safe), texts).html).toContain(`<body>${safe}<script>context()`);
      }),
    );
  });

  test('rejects a page whose entry has another form', () => {
    expect(() => loadScriptOnIntent('<html><head></head><body></body></html>', texts)).toThrow('entry module');
  });
});

/** A build of one route, as React Router makes it. */
const build = (handleRequest: ServerBuild['entry']['module']['default']): ServerBuild => {
  const root = {
    loader: () => ({ greeting: 'Good <day>' }),
    Layout: ({ children }: { children: React.ReactNode }) => (
      <html lang="en">
        <head>
          <title>A</title>
        </head>
        <body>
          {children}
          <Scripts />
        </body>
      </html>
    ),
    default: () => <Outlet />,
  };
  const route = { id: 'root', path: '', module: '/assets/root-1.js', imports: ['/assets/framework-1.js'] };
  const flags = { hasAction: false, hasLoader: true, hasErrorBoundary: false, hasDefaultExport: true };
  const noClient = { hasClientAction: false, hasClientLoader: false, hasClientMiddleware: false };
  const noModules = {
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
  };
  return {
    entry: { module: { default: handleRequest } },
    routes: { root: { id: 'root', path: '', module: root } },
    assets: {
      entry: { module: '/assets/entry-1.js', imports: ['/assets/framework-1.js'] },
      routes: { root: { ...route, ...flags, ...noClient, ...noModules } },
      url: '/assets/manifest-1.js',
      version: '1',
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {} as ServerBuild['future'],
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
  };
};

test('knows the form in which the installed React Router writes its scripts', async () => {
  let rendered = '';
  const handle = createRequestHandler(
    build(async (request, _status, _headers, context) => {
      rendered = String(await renderPage(<ServerRouter context={context} url={request.url} nonce="N1" />));
      return new Response(rendered);
    }),
  );
  await handle(new Request('http://site.test/'));
  expect(rendered).toContain('rel="modulepreload"');
  const own = hashInlineScripts(rendered, 'N1');
  const { html } = loadScriptOnIntent(own.html, texts);
  expect(html).not.toContain('modulepreload');
  const scripts = [...html.matchAll(/<script([^>]*)>([^<]*)/g)].map(([, attributes = '', text = '']) => [
    attributes.trim(),
    text,
  ]);
  expect(scripts).toEqual([
    ['', 'offer()'],
    ['type="speculationrules"', expect.anything()],
    ['', expect.stringMatching(/^window\.__reactRouterContext = /)],
    ['type="text/later" async=""', expect.stringContaining('import("/assets/entry-1.js")')],
    ['', expect.stringMatching(/streamController\.enqueue\(.*Good \\u003cday/)],
    ['', expect.stringContaining('streamController.close()')],
    ['', 'boot()'],
  ]);
  expect(own.hashes).toHaveLength(4);
});
