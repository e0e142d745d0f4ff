import type { IncomingMessage } from 'node:http';

const hostAndPort = /^(?:\[[0-9a-f:.]+\]|[\w.!$&'()*+,;=~-]+)(?::\d{0,5})?$/i;

/**
 * Whether a value of `Host` names a host, whose port may be empty (RFC 3986, 3.2.3). `256.1.1.1` and `a:99999` have the
 * right characters and are no hosts all the same.
 */
export const isHost = (host: string): boolean => hostAndPort.test(host) && URL.canParse(`http://${host}/`);

/**
 * Gives the request the path and the host that it is for. A proxy's client sends `GET http://host/path`; the host of
 * that target replaces the `Host` header (RFC 9112, 3.2.2). Later readers, such as the cache, expect a path that begins
 * with a slash, without backslashes, which URLs read as slashes. False if there is none, or not one valid host;
 * HTTP/1.0 does not require a host.
 */
export function setTarget(request: IncomingMessage): boolean {
  const hosts = request.headersDistinct.host ?? [];
  if (hosts.length > 1 || (hosts.length === 0 && request.httpVersion !== '1.0')) return false;
  const target = request.url ?? '';
  const [origin, host = hosts[0]] = /^https?:\/\/([^/?#]+)/i.exec(target) ?? [];
  if (origin !== undefined) {
    const path = target.slice(origin.length);
    request.url = path.startsWith('/') ? path : `/${path}`;
    request.headers.host = host;
  }
  const [path = ''] = (request.url ?? '').split('?', 1);
  return path.startsWith('/') && !path.includes('\\') && (host === undefined || isHost(host));
}
