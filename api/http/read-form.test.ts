import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readForm } from './read-form.ts';

const maxBytes = 100_000;

/** A request whose body arrives in parts of the given sizes. */
function requestInParts(body: Uint8Array, sizes: readonly number[], contentType: string): Request {
  let at = 0;
  let turn = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      const end = at + (sizes[turn++ % sizes.length] ?? body.length);
      if (at < body.length) controller.enqueue(body.slice(at, end));
      // The end comes later than the last part, as over a network.
      else controller.close();
      at = end;
    },
  });
  const init = { method: 'POST', body: stream, headers: { 'content-type': contentType }, duplex: 'half' };
  return new Request('http://site.test', init as RequestInit);
}

async function encoded(form: FormData): Promise<[Uint8Array<ArrayBuffer>, string]> {
  const response = new Response(form);
  return [new Uint8Array(await response.arrayBuffer()), response.headers.get('content-type') ?? ''];
}

/** The fields in any order: a file is complete later than a text behind it. */
async function comparable(fields: Iterable<[string, string | File]>): Promise<string[]> {
  const shown = [...fields].map(async ([name, value]) =>
    JSON.stringify(
      typeof value === 'string' ? [name, value] : [name, value.name, value.type, [...(await value.bytes())].join()],
    ),
  );
  return (await Promise.all(shown)).sort();
}

test('any form is read as it was sent, in parts of any size', async () => {
  const letters = fc.oneof(
    fc.string(),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('ü "1".pdf', 'a\r\nb', "it's;x=1"),
  );
  // Browsers do not escape a backslash, other clients do.
  const name = letters.filter((text) => !text.includes('\\'));
  const value = fc.oneof(
    fc.string({ unit: 'binary' }).map((text) => text.toWellFormed()),
    fc.constantFrom('\r\n--x', '--', '\r\n'),
    fc
      .tuple(name, fc.uint8Array({ maxLength: 2_000 }))
      .map(([file, bytes]) => new File([bytes], file, { type: 'a/b' })),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(name, value), { minLength: 1, maxLength: 5 }),
      fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 4 }),
      async (fields, sizes) => {
        const form = new FormData();
        for (const [field, content] of fields) form.append(field, content);
        const [body, type] = await encoded(form);
        const read = await readForm(requestInParts(body, sizes, type), maxBytes);
        const byUndici = await new Response(body, { headers: { 'content-type': type } }).formData();
        expect(await comparable(read)).toEqual(await comparable(byUndici));
      },
    ),
  );
});

test.each([
  [
    'a body that ends early',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1',
  ],
  ['no boundary', 'multipart/form-data', '--x--\r\n'],
  ['another boundary', 'multipart/form-data; boundary=y', '--x--\r\n'],
  ['no form', 'multipart/form-data; boundary=x', 'a=1'],
  ['an empty body', 'multipart/form-data; boundary=x', ''],
  [
    'too many fields',
    'multipart/form-data; boundary=x',
    `${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(101)}--x--\r\n`,
  ],
  [
    'a text without a name',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data\r\n\r\n1\r\n--x--\r\n',
  ],
  [
    'a file without a name',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; filename="a.pdf"\r\n\r\n1\r\n--x--\r\n',
  ],
])('%s gets 400', async (_, type, body) => {
  const request = requestInParts(Buffer.from(body), [50], type);
  await expect(readForm(request, maxBytes)).rejects.toMatchObject({ code: 'bad_request' });
});

test('what follows the last boundary is not read as fields', async () => {
  const body = Buffer.from('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\nmore');
  for (const size of [1, 30, body.length]) {
    const request = requestInParts(body, [size], 'multipart/form-data; boundary=x');
    expect(await readForm(request, maxBytes)).toEqual([['a', '1']]);
  }
});

test('any damaged form is read or refused', async () => {
  const form = new FormData();
  form.append('a', 'text');
  form.append('b', new File(['content'], 'a.pdf', { type: 'application/pdf' }));
  form.append('c', 'more');
  const [body, type] = await encoded(form);
  const boundary = type.split('boundary=')[1] ?? '';
  const pieces = [
    '',
    '--',
    '\r\n',
    '\n',
    boundary,
    `--${boundary}--`,
    `--${boundary}\r\n`,
    '\0',
    'name="a"',
    'filename=""',
  ];
  const change = fc.record({
    at: fc.nat(body.length),
    removed: fc.oneof(fc.nat(8), fc.nat(body.length)),
    added: fc.constantFrom(...pieces),
  });
  const types = [
    type,
    type.slice(0, -1),
    `${type}x`,
    'multipart/form-data; boundary=""',
    'multipart/form-data; boundary=-',
  ];
  await fc.assert(
    fc.asyncProperty(
      fc.array(change, { maxLength: 3 }),
      fc.array(fc.integer({ min: 1, max: 2_000 }), { minLength: 1, maxLength: 3 }),
      fc.constantFrom(...types),
      async (changes, sizes, sent) => {
        let damaged = Buffer.from(body);
        for (const { at, removed, added } of changes)
          damaged = Buffer.concat([damaged.subarray(0, at), Buffer.from(added), damaged.subarray(at + removed)]);
        const outcome = await readForm(requestInParts(damaged, sizes, sent), maxBytes).catch((error) => error.code);
        expect(Array.isArray(outcome) || outcome === 'bad_request').toBe(true);
      },
    ),
    { numRuns: 500 },
  );
});

const partOf = (disposition: string, content = 'x') =>
  `--b\r\nContent-Disposition: form-data${disposition}\r\n\r\n${content}\r\n`;

test.each([
  ['a text without a name', partOf('').trimEnd()],
  ['a file without a name', partOf('; filename="a.pdf"').trimEnd()],
  ['several parts without a name', partOf('').repeat(3)],
  ['many parts without a name', partOf('').repeat(150)],
  ['many parts', partOf('; name="a"').repeat(150)],
])('a form that ends in %s is refused, and a later fault in it stops nothing', async (_, body) => {
  const uncaught: Error[] = [];
  const note = (error: Error) => uncaught.push(error);
  process.on('uncaughtExceptionMonitor', note);
  for (const size of [1, 7, body.length]) {
    const request = requestInParts(Buffer.from(body), [size], 'multipart/form-data; boundary=b');
    await expect(readForm(request, maxBytes)).rejects.toMatchObject({ code: 'bad_request' });
    await new Promise(setImmediate);
  }
  process.off('uncaughtExceptionMonitor', note);
  expect(uncaught).toEqual([]);
});

test('a body over the limit gets 413', async () => {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(maxBytes)], 'a.pdf'));
  const [body, type] = await encoded(form);
  await expect(readForm(requestInParts(body, [1_000], type), maxBytes)).rejects.toMatchObject({ code: 'too_large' });
});
