import { STATUS_CODES } from 'node:http';

/** A whole answer as it goes over the wire: status line, header lines and body in one piece, so that it is sent with one call. */
export interface SerializedResponse {
  whole: Buffer;
  body: Buffer;
  /** The second that its Date line tells, since 1970. */
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

/** `lines`: names and values in turn, the length among them. */
export function serializeResponse(
  status: number,
  lines: readonly string[],
  body: Uint8Array = new Uint8Array(),
): SerializedResponse {
  let text = `${statusLine(status)}${dateLine}${noDate}\r\n`;
  for (let index = 0; index + 1 < lines.length; index += 2) text += `${lines[index]}: ${lines[index + 1]}\r\n`;
  text += '\r\n';
  // Of its own: a short one would hold on to all of the memory that Node shares out to short ones.
  const whole = Buffer.allocUnsafeSlow(text.length + body.length);
  whole.write(text, 'latin1');
  whole.set(body, text.length);
  return { whole, body: whole.subarray(text.length), second: 0 };
}

/** The packet's bytes with the time in them; the same bytes each time, so what is still to be sent has to be a copy. */
export function datedAt(packet: SerializedResponse, status: number, now: number): Buffer {
  const second = Math.floor(now / 1_000);
  if (packet.second !== second) {
    packet.whole.write(dateOf(second), statusLine(status).length + dateLine.length, 'latin1');
    packet.second = second;
  }
  return packet.whole;
}
