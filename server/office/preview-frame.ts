/**
 * The policy of the frame beside a form, into which the office puts rendered pages. Nothing in them runs or is sent, and
 * they lead nowhere: the frame has the origin of the office.
 */
const policy = [
  "default-src 'none'",
  // The styles of a page have the company's colours, which change while an editor types.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "media-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-same-origin allow-scripts',
].join('; ');

/** The path of the frame. */
export const previewFramePath = '/office/preview-frame';

/** An empty document. */
export const previewFrame = (): Response =>
  new Response(
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>–</title></head><body></body></html>',
    {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': policy,
        'referrer-policy': 'no-referrer',
        'x-frame-options': 'SAMEORIGIN',
        'x-robots-tag': 'noindex, nofollow',
      },
    },
  );
