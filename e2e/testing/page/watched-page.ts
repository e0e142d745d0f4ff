import type { BrowserContext, Page } from '@playwright/test';

/** Records actions that no page of the site performs by itself. */
export interface Watched {
  /** Descriptions of dialogs, new windows, policy violations, and requests to other origins. */
  told: string[];
  /** Opens a page, triggers handlers that an attack could have left on it, and returns what it found. */
  provoke(page: Page, url: string): Promise<string[]>;
}

/** Resources that no attack needs and that take most of a page's time. */
const unneeded: ReadonlySet<string> = new Set(['image', 'media', 'font']);

/**
 * Watches all pages of a context. Aborts requests to origins other than `own`, and all requests for pictures, media and
 * fonts.
 */
export async function watch(context: BrowserContext, ...own: string[]): Promise<Watched> {
  const told: string[] = [];
  const origins = own.map((url) => new URL(url).origin);
  await context.route('**/*', async (route) => {
    const kind = route.request().resourceType();
    const { href, origin } = new URL(route.request().url());
    if (!origins.includes(origin)) told.push(`${kind} ${href}`);
    else if (!unneeded.has(kind)) return route.continue();
    return route.abort();
  });
  context.on('page', (page) => {
    page.on('dialog', (dialog) => {
      told.push(`dialog ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('popup', (popup) => told.push(`window ${popup.url()}`));
    page.on('console', (message) => {
      // The HTML cleaner leaves pictures from other origins to the policy.
      const text = message.text();
      if (/Content Security Policy|Trusted/i.test(text) && !/img-src/.test(text)) told.push(text);
    });
  });
  return {
    told,
    async provoke(page, url) {
      await page.goto(url, { waitUntil: 'load' });
      return page.evaluate(provokeAll);
    },
  };
}

/** Runs in the page: dispatches events to every element, and inspects every element, attribute and address. */
async function provokeAll(): Promise<string[]> {
  const found: string[] = [];
  const kinds = [
    'mouseover',
    'pointerover',
    'pointermove',
    'focus',
    'toggle',
    'animationstart',
    'cut',
    'error',
    'load',
  ];
  for (const element of document.querySelectorAll('main *')) {
    for (const kind of kinds) element.dispatchEvent(new Event(kind));
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on') || name === 'srcdoc' || name === 'ping') found.push(`${element.localName} ${name}`);
      if (name === 'style') found.push(`${element.localName} style=${value}`);
    }
    // The style sheet of sections is where it is first used.
    if (element.matches('link[rel=stylesheet][href^="/assets/sections-"]')) continue;
    if (/^(script|iframe|object|embed|base|meta|link|svg:script|math|foreignobject)$/i.test(element.localName)) {
      if (!/ld\+json|application\/json/.test(element.getAttribute('type') ?? ''))
        found.push(`element ${element.localName}`);
    }
  }
  for (const element of document.querySelectorAll('[href], [src], [action], [formaction], [data], [poster]')) {
    for (const name of ['href', 'src', 'action', 'formAction', 'data', 'poster']) {
      const value: unknown = Reflect.get(element, name);
      // The property returns the address as the browser resolved it, in any original spelling.
      if (typeof value === 'string' && /^(javascript|vbscript|data:text|blob|file|filesystem):?/i.test(value)) {
        if (!value.includes('React%20has%20blocked') && !value.includes('React has blocked')) found.push(value);
      }
    }
  }
  for (const link of document.querySelectorAll('a[target="_blank"]')) {
    if (!/\bnoopener\b/.test(link.getAttribute('rel') ?? '')) found.push(`opener ${link.outerHTML}`);
  }
  // Two frames give scripts and handlers time to run.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  if ('hit' in window && typeof window.hit === 'number') found.push(`ran ${window.hit}`);
  if (document.cookie !== '') found.push(`cookie ${document.cookie}`);
  return found;
}
