import { STATUS_CODES } from 'node:http';

/** A response as bytes: status line, headers and body in one buffer, so that it is sent with one call. */
export interface SerializedResponse {
  whole: Buffer;
  body: Buffer;
  /** The time in its Date header, in seconds since 1970. */
  second: number;
}

const dateLine = 'Date: ';
const noDate = 'Thu, 01 Jan 1970 00:00:00 GMT';

let told = { second: 0, text: noDate };

function dateOf(second: number): string {
  if (told.second !== second) told = { second, text: new Date(second * 1_000).toUTCString() };
  return told.text;
}

const statusLine = (status: number) => `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Unknown'}\r\n`;

/** `lines`: names and values in turn, including `content-length`. */
export function serializeResponse(
  status: number,
  lines: readonly string[],
  body: Uint8Array = new Uint8Array(),
): SerializedResponse {
  let text = `${statusLine(status)}${dateLine}${noDate}\r\n`;
  for (let index = 0; index + 1 < lines.length; index += 2) text += `${lines[index]}: ${lines[index + 1]}\r\n`;
  text += '\r\n';
  // Not from the pool: a short buffer would keep the whole pool of small buffers alive.
  const whole = Buffer.allocUnsafeSlow(text.length + body.length);
  whole.write(text, 'latin1');
  whole.set(body, text.length);
  return { whole, body: whole.subarray(text.length), second: 0 };
}

/** The response's bytes with the current Date header. The buffer is reused, so unsent bytes must be copied. */
export function datedAt(packet: SerializedResponse, status: number, now: number): Buffer {
  const second = Math.floor(now / 1_000);
  if (packet.second !== second) {
    packet.whole.write(dateOf(second), statusLine(status).length + dateLine.length, 'latin1');
    packet.second = second;
  }
  return packet.whole;
}
