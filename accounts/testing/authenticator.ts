import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const userPresent = 0x01;
const userVerified = 0x04;
const attested = 0x40;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const text = (buffer: Buffer) => buffer.toString('base64url');

/** The part of CBOR that a key and its attestation need. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, n: number) => {
    if (n < 24) return Buffer.from([(major << 5) | n]);
    return n < 256 ? Buffer.from([(major << 5) | 24, n]) : Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
  };
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const parts = [...value].flatMap(([key, inner]) => [cbor(key), cbor(inner as Parameters<typeof cbor>[0])]);
  return Buffer.concat([head(5, value.size), ...parts]);
}

interface Options {
  origin: string;
  rpId: string;
  /** Whether the user is verified by fingerprint, face or PIN. */
  unlocked?: boolean;
  /** Further client data, such as of a frame in another site. */
  more?: Record<string, unknown>;
}

/** A WebAuthn authenticator with one passkey (ES256), for tests. */
export function createAuthenticator({ origin, rpId, unlocked = true, more: extra = {} }: Options) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let used = 0;
  const clientData = (type: string, challenge: unknown, from: string, framed: Record<string, unknown> = {}) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false, ...extra, ...framed }));
  const data = (isUnlocked: boolean, more = 0, rest = Buffer.alloc(0)) => {
    const flags = userPresent | (isUnlocked ? userVerified : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++used);
    return Buffer.concat([sha256(rpId), Buffer.from([flags | more]), count, rest]);
  };
  const reply = (response: Record<string, unknown>) => ({
    id: text(id),
    rawId: text(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });
  return {
    /** The result of `navigator.credentials.create`. */
    create(challenge: unknown) {
      const coordinates = [x, y].map((part) => Buffer.from(part, 'base64url'));
      const key = cbor(
        new Map<number, unknown>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, coordinates[0]],
          [-3, coordinates[1]],
        ]),
      );
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data(unlocked, attested, credential)],
      ]);
      return reply({
        clientDataJSON: text(clientData('webauthn.create', challenge, origin)),
        attestationObject: text(cbor(attestation)),
        transports: ['internal'],
      });
    },
    /** The result of `navigator.credentials.get` on a page of `from`, with or without user verification. */
    get(challenge: unknown, from = origin, isUnlocked = unlocked, framed: Record<string, unknown> = {}) {
      const authenticatorData = data(isUnlocked);
      const client = clientData('webauthn.get', challenge, from, framed);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(client)]), privateKey);
      return reply({
        clientDataJSON: text(client),
        authenticatorData: text(authenticatorData),
        signature: text(signature),
      });
    },
  };
}
