import type { FileResponse } from '#contract/protocol/call.ts';

/** A download, or an inline file that cannot run scripts, load anything or be framed by other sites. */
export function fileResponseOf(request: Request, { content, mediaType, name, inline = false }: FileResponse): Response {
  const headers: Record<string, string> = {
    'content-type': mediaType,
    'content-disposition': `${inline ? 'inline' : 'attachment'}; ${fileNameOf(name)}`,
    'content-security-policy':
      "sandbox; default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; frame-ancestors 'self'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  };
  if (content instanceof Uint8Array) headers['content-length'] = String(content.byteLength);
  if (request.method !== 'HEAD') return new Response(content, { headers });
  if (content instanceof ReadableStream) void content.cancel();
  return new Response(null, { headers });
}

/** Characters that some file system rejects, or that could end the quoted string of the header. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const unsafe = /[\u0000-\u001f\u007f"\\/:*?<>|%\u202a-\u202e\u2066-\u2069]/g;

/** The name in both forms of RFC 6266: ASCII for old programs, RFC 5987 for the rest. */
export function fileNameOf(name: string): string {
  const safe = name.toWellFormed().replace(unsafe, '_').replace(/^\.+/, '').trim() || 'file';
  const ascii = safe
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, '_');
  // A name of combining marks alone leaves nothing.
  const plain = ascii.trim() || 'file';
  const encoded = encodeURIComponent(safe).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `filename="${plain}"; filename*=UTF-8''${encoded}`;
}
