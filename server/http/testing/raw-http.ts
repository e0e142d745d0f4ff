import type { Socket } from 'node:net';
import { type CachedResponse, cachedResponseOf } from '#server/cache/responses/cached-response.ts';

export const headers = { 'content-type': 'text/html', 'cache-control': 'public' };
export const page = (text: string): CachedResponse => cachedResponseOf(200, headers, Buffer.from(text));

export const get = (path: string, lines: string[] = []) =>
  `${[`GET ${path} HTTP/1.1`, 'Host: example.com', ...lines].join('\r\n')}\r\n\r\n`;

/** Collects the received text until `enough` returns true. */
export function receive(socket: Socket, enough: (text: string) => boolean): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const take = (part: Buffer) => {
      text += part.toString('latin1');
      if (!enough(text)) return;
      socket.off('data', take);
      resolve(text);
    };
    socket.on('data', take);
    socket.on('close', () => reject(new Error(`Closed after ${JSON.stringify(text.slice(0, 200))}`)));
  });
}

export interface RawResponse {
  status: number;
  headers: Map<string, string>;
  body: string;
}

/** Parses the complete responses in the text. */
export function responsesIn(text: string): RawResponse[] {
  const responses: RawResponse[] = [];
  for (let rest = text; rest !== ''; ) {
    const end = rest.indexOf('\r\n\r\n');
    if (end < 0) break;
    const [status = '', ...lines] = rest.slice(0, end).split('\r\n');
    const found = new Map(
      lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
    );
    const length = Number(found.get('content-length') ?? 0);
    const body = rest.slice(end + 4, end + 4 + length);
    if (body.length < length) break;
    responses.push({ status: Number(status.split(' ')[1]), headers: found, body });
    rest = rest.slice(end + 4 + length);
  }
  return responses;
}
