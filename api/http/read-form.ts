import type { Readable, Writable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import { HttpError } from '#contract/protocol/problem.ts';
import { bodyParts } from './read-body.ts';

export type FormField = [name: string, value: string | File];

/** More fields than any form has. */
const maxParts = 100;
/** A file is copied in pieces of about this size while it arrives, so that other requests are answered meanwhile. */
const copiedBytes = 1024 * 1024;

/**
 * The fields of a form (`multipart/form-data`), parsed while it arrives. Throws `too_large` for more than `maxBytes`,
 * and `bad_request` for a form that cannot be read.
 */
export async function readForm(request: Request, maxBytes: number): Promise<FormField[]> {
  const fields: FormField[] = [];
  try {
    const contentType = request.headers.get('content-type') ?? '';
    const limits = { parts: maxParts, fieldSize: maxBytes, fileSize: maxBytes };
    const parser = new Busboy({ headers: { 'content-type': contentType }, limits, preservePath: true });
    // Listeners may not throw: nothing awaits them.
    const named = (name: string | undefined, take: (name: string) => void) =>
      name === undefined ? parser.destroy(new Error('A part without a name')) : take(unescaped(name));
    parser.on('field', (sent: string | undefined, value) => named(sent, (name) => fields.push([name, value])));
    parser.on('file', (sent: string | undefined, content, filename: string | undefined, _, type) => {
      collect(content, (blobs) =>
        named(sent, (name) => fields.push([name, new File(blobs, unescaped(filename ?? ''), { type })])),
      );
    });
    parser.on('partsLimit', () => parser.destroy(new Error(`A form of more than ${maxParts} fields`)));
    await parse(bodyParts(request, maxBytes), parser);
  } catch (cause) {
    if (cause instanceof HttpError) throw cause;
    throw Object.assign(new HttpError('bad_request', 'The form cannot be read'), { cause });
  }
  return fields;
}

/** Not with `pipeline`, which waits for ever: the parser finishes at the last boundary, and the body may continue. */
async function parse(parts: AsyncIterable<Uint8Array>, parser: Writable): Promise<void> {
  // The parser reports faults behind the first one too, also after the form was refused.
  const finished = new Promise<void>((resolve, reject) => parser.once('finish', resolve).on('error', reject));
  // It may fail while the next part is awaited.
  finished.catch(() => {});
  for await (const part of parts) {
    const written = new Promise<void>((resolve) => parser.write(part, () => resolve()));
    await Promise.race([written, finished]);
  }
  parser.end();
  await finished;
}

function collect(content: Readable, received: (blobs: Blob[]) => void): void {
  const blobs: Blob[] = [];
  let pieces: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const copy = () => {
    blobs.push(new Blob(pieces));
    pieces = [];
    length = 0;
  };
  content.on('data', (piece: Uint8Array<ArrayBuffer>) => {
    pieces.push(piece);
    length += piece.length;
    if (length >= copiedBytes) copy();
  });
  content.on('end', () => {
    copy();
    received(blobs);
  });
  // The parser reports it too, and the form is refused.
  content.on('error', () => {});
}

/** Browsers escape quotes and line breaks in names (HTML, “multipart/form-data encoding algorithm”). */
const unescaped = (name: string): string => name.replace(/%(0A|0D|22)/g, decodeURIComponent);
