import type { MiddlewareHandler } from 'hono';

/** One year: half of what browsers accept at most, and twice the minimum of common header checkers. */
const hstsSeconds = 365 * 24 * 60 * 60;

/** Other sites may embed pictures, videos and documents: feed readers, mails, a site in front of this one. */
const forOthers = /^\/(files|pictures|images|icons|share)\/|^\/favicon\.ico$/;

/** Policy of responses that are not pages of the site: nothing in them loads or runs. */
export const noPage = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Policy of files: a browser's built-in viewer loads the opened file as a part of its own page. */
const aFile = [
  "default-src 'none'; img-src 'self'; media-src 'self'; object-src 'self'",
  "base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
].join('; ');

/** Browser features that no page uses. */
export const permissionsPolicy = ['camera', 'microphone', 'geolocation', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

const referrerPolicy = 'strict-origin-when-cross-origin';

/** Behind TLS, browsers are told to use TLS for a year. Other hosts of the domain are not affected. */
const transportSecurity = (publicUrl: string): Record<string, string> =>
  publicUrl.startsWith('https:') ? { 'strict-transport-security': `max-age=${hstsSeconds}` } : {};

/** Headers of responses that Node or the server sends before the app runs. They are texts, and other sites may not embed them. */
export const bareSafeHeaders = (publicUrl: string): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': referrerPolicy,
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': noPage,
  ...transportSecurity(publicUrl),
});

/** Adds security headers to each response that does not set them itself. */
export function safeHeaders(publicUrl: string): MiddlewareHandler {
  const ofTransport = Object.entries(transportSecurity(publicUrl));
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    // Other sites also follow redirects of these paths.
    const isForOthers = forOthers.test(c.req.path) && c.res.status < 400;
    const unlessSaid = (name: string, value: string) => {
      if (!headers.has(name)) headers.set(name, value);
    };
    // Hono's `c.header` would create each response a second time.
    headers.set('X-Content-Type-Options', 'nosniff');
    // A page with a secret in its address sets a stricter policy, which takes precedence.
    unlessSaid('Referrer-Policy', referrerPolicy);
    unlessSaid('Cross-Origin-Resource-Policy', isForOthers ? 'cross-origin' : 'same-origin');
    // Browsers would cache a permanent redirect indefinitely.
    if (c.res.status >= 301 && c.res.status <= 308 && c.res.status !== 304) unlessSaid('Cache-Control', 'no-cache');
    for (const [name, value] of ofTransport) headers.set(name, value);
    // Each page has its own policy, because its content determines what it may load.
    if (headers.get('content-type')?.startsWith('text/html')) return;
    unlessSaid('Content-Security-Policy', isForOthers ? aFile : noPage);
  };
}
