import { describe, expect, test } from 'vitest';
import { parseFormHead, parseRequestHead } from './parse-request-head.ts';

const head = (first: string, ...lines: string[]) => `${[first, ...lines].join('\r\n')}\r\n\r\n`;

describe('parseRequestHead', () => {
  test('returns the address and the headers that select the response', () => {
    const text = head(
      'GET /news?year=2030 HTTP/1.1',
      'Host: example.com',
      'accept-ENCODING:  gzip, br ',
      'If-None-Match: "a"',
      'Connection: Keep-Alive',
      'Cookie: a=b',
      'User-Agent: Mozilla/5.0',
      'Sec-Purpose: prefetch',
    );
    expect(parseRequestHead(text)).toEqual({
      url: '/news?year=2030',
      acceptEncoding: 'gzip, br',
      ifNoneMatch: '"a"',
      hasOrigin: false,
      reader: { 'user-agent': 'Mozilla/5.0', 'sec-purpose': 'prefetch' },
    });
    expect(parseRequestHead(head('GET / HTTP/1.1', 'Host: a', 'Origin: null'))).toMatchObject({ hasOrigin: true });
  });

  test.each([
    ['another method', head('POST / HTTP/1.1', 'Host: a')],
    ['an older protocol', head('GET / HTTP/1.0', 'Host: a')],
    ['an absolute address', head('GET http://a/ HTTP/1.1', 'Host: a')],
    ['no host', head('GET / HTTP/1.1')],
    ['two hosts', head('GET / HTTP/1.1', 'Host: a', 'Host: b')],
    ['two Accept-Encoding headers', head('GET / HTTP/1.1', 'Host: a', 'Accept-Encoding: br', 'Accept-Encoding: gzip')],
    ['a body', head('GET / HTTP/1.1', 'Host: a', 'Content-Length: 1')],
    ['an empty body', head('GET / HTTP/1.1', 'Host: a', 'Content-Length: 0')],
    ['a chunked body', head('GET / HTTP/1.1', 'Host: a', 'Transfer-Encoding: chunked')],
    ['a space after a header name', head('GET / HTTP/1.1', 'Host: a', 'Transfer-Encoding : chunked')],
    ['a folded line', head('GET / HTTP/1.1', 'Host: a', 'X: b', ' c')],
    ['a line without a name', head('GET / HTTP/1.1', 'Host: a', ': b')],
    ['a bare carriage return', head('GET / HTTP/1.1', 'Host: a\rContent-Length: 5')],
    ['a bare line feed', head('GET / HTTP/1.1', 'Host: a\nContent-Length: 5')],
    ['a zero byte', head('GET / HTTP/1.1', 'Host: a\0')],
    ['letters beyond ASCII', head('GET /ä HTTP/1.1', 'Host: a')],
    ['no end', 'GET / HTTP/1.1\r\nHost: a\r\n'],
  ])('rejects %s', (_, text) => {
    expect(parseRequestHead(text)).toBeUndefined();
  });
});

describe('parseFormHead', () => {
  test('returns the address and the length of the body', () => {
    const text = head('POST /contact?x HTTP/1.1', 'Host: a', 'Content-Length: 17', 'Cookie: a=b', 'Origin: http://a');
    expect(parseFormHead(text)).toEqual({ url: '/contact?x', length: 17 });
    expect(parseRequestHead(text)).toBeUndefined();
  });

  test.each([
    ['another method', head('PUT / HTTP/1.1', 'Host: a', 'Content-Length: 1')],
    ['no length', head('POST / HTTP/1.1', 'Host: a')],
    ['two lengths', head('POST / HTTP/1.1', 'Host: a', 'Content-Length: 1', 'Content-Length: 1')],
    ['two lengths in one header', head('POST / HTTP/1.1', 'Host: a', 'Content-Length: 1, 1')],
    ['a length with a sign', head('POST / HTTP/1.1', 'Host: a', 'Content-Length: +1')],
    ['an invalid length', head('POST / HTTP/1.1', 'Host: a', 'Content-Length: 0x1')],
    ['chunks', head('POST / HTTP/1.1', 'Host: a', 'Content-Length: 1', 'Transfer-Encoding: chunked')],
    ['an Expect header', head('POST / HTTP/1.1', 'Host: a', 'Content-Length: 1', 'Expect: 100-continue')],
    ['Connection: close', head('POST / HTTP/1.1', 'Host: a', 'Content-Length: 1', 'Connection: close')],
  ])('rejects %s', (_, text) => {
    expect(parseFormHead(text)).toBeUndefined();
  });
});
