import type { BrowserContext, Page } from '@playwright/test';

/** What a page did that no page of ours does. */
export interface Watched {
  /** Dialogs, windows, and requests to others, in words. */
  told: string[];
  /** Goes to a page, provokes what could still run on it, and says what ran. */
  provoke(page: Page, url: string): Promise<string[]>;
}

/** What no attack needs and what takes most of a page's time. */
const unneeded: ReadonlySet<string> = new Set(['image', 'media', 'font']);

/** Records everything that the pages of a context do. Aborts requests to other origins than `own`, and all for pictures and fonts. */
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
      // Pictures of others are the one thing that the cleaner leaves to the policy.
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

/** In the page: gives every element what handlers wait for, and looks at what is left of every address and element. */
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
    if (/^(script|iframe|object|embed|base|meta|link|svg:script|math|foreignobject)$/i.test(element.localName)) {
      if (!/ld\+json|application\/json/.test(element.getAttribute('type') ?? ''))
        found.push(`element ${element.localName}`);
    }
  }
  for (const element of document.querySelectorAll('[href], [src], [action], [formaction], [data], [poster]')) {
    for (const name of ['href', 'src', 'action', 'formAction', 'data', 'poster']) {
      const value: unknown = Reflect.get(element, name);
      // As the browser reads it, whatever it was written like.
      if (typeof value === 'string' && /^(javascript|vbscript|data:text|blob|file|filesystem):?/i.test(value)) {
        if (!value.includes('React%20has%20blocked') && !value.includes('React has blocked')) found.push(value);
      }
    }
  }
  for (const link of document.querySelectorAll('a[target="_blank"]')) {
    if (!/\bnoopener\b/.test(link.getAttribute('rel') ?? '')) found.push(`opener ${link.outerHTML}`);
  }
  // What runs by itself has had its turn once two frames were drawn.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  if ('hit' in window && typeof window.hit === 'number') found.push(`ran ${window.hit}`);
  if (document.cookie !== '') found.push(`cookie ${document.cookie}`);
  return found;
}
