import type { MiddlewareHandler } from 'hono';

/** Half of what browsers take at most, and twice what those who judge such headers ask for. */
const hstsSeconds = 365 * 24 * 60 * 60;

/** Pictures, films and documents may stand on pages of others: feed readers, mails, a site in front of this one. */
const forOthers = /^\/(files|pictures|images|icons|share)\/|^\/favicon\.ico$/;

/** What no page is: nothing in it loads or runs, wherever somebody opens it. */
const noPage = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A file opened by itself is drawn by the browser's own viewer, which takes the file as a part of its page. */
const aFile =
  "default-src 'none'; img-src 'self'; media-src 'self'; object-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** What a page has no use for on its visitor's device. */
export const permissionsPolicy = ['camera', 'microphone', 'geolocation', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

const referrerPolicy = 'strict-origin-when-cross-origin';

/** Behind TLS browsers are told to come by TLS for a year; other hosts of the domain are nobody's business here. */
const transportSecurity = (publicUrl: string): Record<string, string> =>
  publicUrl.startsWith('https:') ? { 'strict-transport-security': `max-age=${hstsSeconds}` } : {};

/** Those of what is refused before the app sees it, by the server or by Node: texts, and for nobody else's pages. */
export const bareSafeHeaders = (publicUrl: string): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': referrerPolicy,
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': noPage,
  ...transportSecurity(publicUrl),
});

/** The safe headers of every answer that says nothing of its own. */
export function safeHeaders(publicUrl: string): MiddlewareHandler {
  const ofTransport = Object.entries(transportSecurity(publicUrl));
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    // A way to another address is followed by others too.
    const isForOthers = forOthers.test(c.req.path) && c.res.status < 400;
    const unlessSaid = (name: string, value: string) => {
      if (!headers.has(name)) headers.set(name, value);
    };
    // Not by Hono's own way, which makes each answer a second time.
    headers.set('X-Content-Type-Options', 'nosniff');
    // A page with a secret in its address is stricter: its own header or meta element goes before this.
    unlessSaid('Referrer-Policy', referrerPolicy);
    unlessSaid('Cross-Origin-Resource-Policy', isForOthers ? 'cross-origin' : 'same-origin');
    // Browsers would keep a permanent redirect for good.
    if (c.res.status >= 301 && c.res.status <= 308 && c.res.status !== 304) unlessSaid('Cache-Control', 'no-cache');
    for (const [name, value] of ofTransport) headers.set(name, value);
    // Each page has its own: what it may load depends on what stands in it.
    if (headers.get('content-type')?.startsWith('text/html')) return;
    unlessSaid('Content-Security-Policy', isForOthers ? aFile : noPage);
  };
}
