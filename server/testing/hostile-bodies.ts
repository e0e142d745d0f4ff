import { z } from 'zod';
import { entities } from '#content/registry.ts';
import type { Call } from '#contract/protocol/call.ts';

/** What is sent in excess, by name. */
const pieces: Readonly<Record<string, string>> = {
  letters: 'a',
  spaces: ' ',
  'nested elements': '<div>',
  'elements in a row': '<b></b>',
  signs: '&amp;.@,',
};

const defaultMaxBytes = 64 * 1024;
/** Archives are larger than what a test should hold, and are streamed to the disk. */
const withoutArchives = (bytes: number) => (bytes > 64_000_000 ? 8_000_000 : bytes);
/** The rest of a body: names, quotes and other fields. */
const overhead = 12_000;
/** What the largest form has beside its largest file. */
const formOverhead = (bytes: number) => (bytes > 2_000_000 ? 1_100_000 : 66_000);

const socketBytes = 64 * 1024;

const filled = (piece: string, bytes: number) => piece.repeat(Math.max(1, Math.floor(bytes / piece.length)));

const propertiesOf = ({ input }: Call): Record<string, unknown> => {
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  return schema.properties ?? {};
};

/** The same value with every text in it replaced. */
function withTexts(value: unknown, text: string): unknown {
  if (typeof value === 'string') return text;
  if (Array.isArray(value)) return value.map((item) => withTexts(item, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withTexts(item, text)]));
}

function* jsonBodies(call: Call, bytes: number): Generator<[string, unknown]> {
  const known = Object.keys(propertiesOf(call)).map((name) => call.wireNames?.[name] ?? name);
  const names = known.length > 0 ? known : ['unknown'];
  const all = (value: unknown) => Object.fromEntries(names.map((name) => [name, value]));
  for (const [name, piece] of Object.entries(pieces)) yield [name, all(filled(piece, bytes / names.length / 1.2))];
  const items = Math.floor(bytes / names.length / 4);
  yield ['many numbers', all(Array.from({ length: items }, () => 1))];
  yield ['many objects', all(Array.from({ length: items }, () => ({})))];
  yield ['many names', all(Object.fromEntries(Array.from({ length: items / 3 }, (_, n) => [`k${n}`, 1])))];
  if (!names.includes('document')) return;
  for (const [type, { example }] of Object.entries(entities)) {
    const texts = JSON.stringify(example).split('":"').length;
    const text = filled('<b>x</b> ', Math.min(bytes, 1_000_000) / texts / 1.2);
    yield [`a ${type}`, { type, parent: null, status: 'draft', translations: {}, document: withTexts(example, text) }];
  }
}

/** Beginnings of files by name, and what follows them. */
const files: Readonly<Record<string, readonly [start: string, piece: string, end?: string]>> = {
  'a.pdf': ['%PDF-1.7\n', '1 0 obj<</A 1>>endobj\n'],
  'a.docx': ['PK\u0003\u0004', 'PK\u0001\u0002'],
  'a.svg': ['<svg xmlns="http://www.w3.org/2000/svg">', '<g>'],
  'a.png': ['\u0089PNG\r\n\u001a\n', '\0\0\0\u0001tEXta'],
  'a.jpg': ['\u00ff\u00d8\u00ff', '\u00ff\u00e0\0\u0004ab'],
  'a.mp4': ['\0\0\0\u0018ftypisom', '\0\0\0\u0008free'],
  'a.xlf': ['<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0">', '<file>'],
  'a.tar.gz': ['\u001f\u008b\u0008\0', '\0'],
};

function* formBodies(call: Call, bytes: number): Generator<[string, FormData]> {
  for (const [name, [start, piece]] of Object.entries(files)) {
    const content = Buffer.from(start + filled(piece, bytes), 'latin1');
    const form = new FormData();
    for (const [field, schema] of Object.entries(propertiesOf(call))) {
      const isText = typeof schema === 'object' && schema !== null && Object.keys(schema).length > 0;
      form.append(call.wireNames?.[field] ?? field, isText ? '1' : new File([content], name));
    }
    yield [name, form];
  }
}

/** A form as it arrives from a socket: encoded, in parts of 64 KB, each in a turn of its own. */
async function asReceived({ method }: Call, form: FormData): Promise<() => RequestInit> {
  const encoded = new Response(form);
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
  const bytes = new Uint8Array(await encoded.arrayBuffer());
  return () => {
    let at = 0;
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        await new Promise((resolve) => setImmediate(resolve));
        if (at >= bytes.length) return controller.close();
        controller.enqueue(bytes.slice(at, at + socketBytes));
        at += socketBytes;
      },
    });
    return { method, body, headers, duplex: 'half' } as RequestInit;
  };
}

/** Bodies of the largest size that a call accepts, each as often as it is asked for. */
export async function* hostileBodies(call: Call): AsyncGenerator<[name: string, init: () => RequestInit]> {
  const bytes = withoutArchives(call.maxBodyBytes ?? defaultMaxBytes);
  if (call.inputIn === 'multipart') {
    for (const [name, form] of formBodies(call, bytes - formOverhead(bytes)))
      yield [name, await asReceived(call, form)];
    return;
  }
  for (const [name, value] of jsonBodies(call, bytes - overhead)) {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify(value);
    yield [name, () => ({ method: call.method, headers, body })];
  }
}
