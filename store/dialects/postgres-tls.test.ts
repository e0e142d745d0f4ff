import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { createSecureContext, TLSSocket } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { createStore } from '../create-store.ts';

/* The table of docs/upgrade-and-restore.md. */

const certificateOf = (name: string) => fileURLToPath(new URL(`../testing/tls/${name}`, import.meta.url));
const authority = encodeURIComponent(certificateOf('authority.pem'));
const secureContext = createSecureContext({
  cert: readFileSync(certificateOf('server.pem')),
  key: readFileSync(certificateOf('server.key')),
});

/** The message with which a client asks whether the server has TLS. */
const sslRequest = 80_877_103;
/** An ErrorResponse of PostgreSQL: the server knows the user by now, so the connection was accepted. */
const refusal = Buffer.from('E\0\0\0\x2dSFATAL\0VFATAL\0C28000\0Mno such user here\0\0', 'latin1');

let close = () => {};
afterEach(() => close());

/** A server that takes a connection up to its first message. Returns how the message arrived and why it did not. */
async function connectTo(hasTls: boolean, host: string, query: string) {
  const seen: ('plain' | 'encrypted')[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', (first) => {
      if (first.readInt32BE(4) !== sslRequest) {
        seen.push('plain');
        socket.end(refusal);
      } else if (!hasTls) socket.write('N');
      else {
        socket.write('S');
        const secure = new TLSSocket(socket, { isServer: true, secureContext });
        secure.on('error', () => {});
        secure.once('data', () => {
          seen.push('encrypted');
          secure.end(refusal);
        });
      }
    });
  });
  close = () => server.close();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const postgres = `postgres://ada:secret@${host}:${port}/atrium${query}`;
  const error = await createStore({ database: { postgres }, defaultLanguage: 'en' }).then(
    () => undefined,
    (reason: NodeJS.ErrnoException) => reason.code ?? reason.message,
  );
  return { seen: [...new Set(seen)], error };
}

const accepted = '28000';
const unknownAuthority = expect.stringMatching(/^(SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_VERIFY_LEAF_SIGNATURE)$/);

describe('a server with a certificate of an own authority', () => {
  test.each([
    ['', ['plain'], accepted],
    ['?sslmode=disable', ['plain'], accepted],
    ['?sslmode=no-verify', ['encrypted'], accepted],
    ['?uselibpqcompat=true&sslmode=require', ['encrypted'], accepted],
    [`?uselibpqcompat=true&sslmode=require&sslrootcert=${authority}`, ['encrypted'], accepted],
    ['?sslmode=prefer', [], unknownAuthority],
    ['?sslmode=require', [], unknownAuthority],
    ['?sslmode=verify-ca', [], unknownAuthority],
    ['?sslmode=verify-full', [], unknownAuthority],
    ['?sslmode=mistyped', [], unknownAuthority],
    [`?sslmode=verify-full&sslrootcert=${authority}`, ['encrypted'], accepted],
    [`?sslrootcert=${authority}`, ['encrypted'], accepted],
    ['?sslmode=verify-full&sslrootcert=/no/such.pem', [], 'ENOENT'],
  ])('by its name, with “%s”', async (query, seen, error) => {
    expect(await connectTo(true, 'localhost', query)).toEqual({ seen, error });
  });

  test.each(['verify-full', 'verify-ca', 'require', 'prefer'])('by another name, with %s', async (mode) => {
    const query = `?sslmode=${mode}&sslrootcert=${authority}`;
    expect(await connectTo(true, '127.0.0.1', query)).toEqual({ seen: [], error: 'ERR_TLS_CERT_ALTNAME_INVALID' });
  });
});

test.each(['prefer', 'require', 'verify-ca', 'verify-full', 'no-verify', 'mistyped', 'require&uselibpqcompat=true'])(
  'a server without TLS gets nothing with sslmode=%s',
  async (mode) => {
    const { seen, error } = await connectTo(false, 'localhost', `?sslmode=${mode}`);
    expect([seen, error]).toEqual([[], 'The server does not support SSL connections']);
  },
);
