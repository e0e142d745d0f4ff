import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import type { BodyTarget } from './body-targets.ts';
import type { Random } from './random.ts';

/** A body with the headers that describe it. */
export interface FuzzedBody {
  /** How it was damaged. */
  kind: string;
  body: Buffer;
  headers: Record<string, string>;
}

/** File names, most of them hostile. */
const names = [
  ...[
    'cv.pdf',
    '../../../../etc/cron.d/cv.pdf',
    '..\\..\\windows\\cv.docx',
    '/etc/passwd\u0000.pdf',
    'cv.pdf/../x.doc',
  ],
  ...[
    '\u202efdp.exe.pdf',
    'a\tb\u0007\u001b[2J.pdf',
    `${'long'.repeat(2_000)}.pdf`,
    '.pdf',
    '',
    'con.pdf',
    '%2e%2e%2fcv.pdf',
  ],
  ...[
    'cv\r\nX-Injected: 1.pdf',
    'cv".pdf',
    'cv.pdf\u0000.exe',
    '\ud800.pdf',
    '~/.ssh/authorized_keys.pdf',
    'a.partial',
  ],
];

const values: readonly unknown[] = [
  ...[
    '',
    'x',
    '\u0000',
    'a'.repeat(6_000),
    '__proto__',
    '{{7*7}}',
    '<script>',
    "' or 1=1 --",
    '\ud83d',
    'ada@example.org',
  ],
  ...[null, true, 0, -1, 1e308, 2 ** 53, [], {}, [[[]]], { toString: 1 }, { constructor: { prototype: {} } }],
];

const fieldNames = [
  ...['name', 'email', 'mobile', 'subject', 'message', 'website', 'elapsedMs', 'privacyVersion', 'token', 'password'],
  ...['Name', 'Address', 'Email', 'Mobile', 'MobileAlt', 'DepartmentId', 'CareerId', 'TalentPool', 'id', 'ids', 'code'],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'document',
    'file',
    'response',
    'type',
    'constructor.prototype',
  ],
];

const message = { name: 'Ada', email: 'ada@example.org', subject: 'Yarn', message: 'What does Ne 30 cost?' };
const applicant = {
  Name: 'Ada Lovelace',
  Address: '1 Quay Street',
  Email: 'ada@example.org',
  Mobile: '+44 20 7946 0000',
  MobileAlt: '+44 20 7946 0001',
};

const nested = [
  ['[', ']'],
  ['{"a":', '}'],
  ['{"message":', '}'],
  ['[{"__proto__":', '}]'],
] as const;

const boundary = '----WebKitFormBoundaryB0undary';
const json = { 'content-type': 'application/json' };
const multipart = { 'content-type': `multipart/form-data; boundary=${boundary}` };
const form = { 'content-type': 'application/x-www-form-urlencoded' };

interface Part {
  head: string;
  body: Buffer | string;
}

const field = (name: string, body: string): Part => ({ head: `Content-Disposition: form-data; name="${name}"`, body });
const file = (name: string, body: Buffer, type = 'application/pdf'): Part => ({
  head: `Content-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}`,
  body,
});

function written(parts: readonly Part[], line = '\r\n'): Buffer {
  const pieces = parts.flatMap(({ head, body }) => [`--${boundary}${line}${head}${line}${line}`, body, line]);
  return Buffer.concat([...pieces, `--${boundary}--${line}`].map((piece) => Buffer.from(piece)));
}

/** Returns a function that makes a random body for an address. All kinds except `whole` are malformed or unusual. */
export function fuzzedBodies(departmentId: number) {
  const cv = (random: Random) => Buffer.from(`%PDF-1.7\n1 0 obj << >> endobj\n% ${random.below(2 ** 30)}\n%%EOF\n`);
  const applicantParts = (random: Random, name = 'cv.pdf'): Part[] => [
    ...Object.entries({ ...applicant, DepartmentId: String(departmentId) }).map(([key, value]) => field(key, value)),
    file(name, cv(random)),
  ];

  const whole = (random: Random, { as }: BodyTarget): Omit<FuzzedBody, 'kind'> => {
    if (as === 'multipart') return { body: written(applicantParts(random)), headers: multipart };
    const words = { ...message, message: `${message.message} ${random.below(2 ** 30)}`, token: 'x'.repeat(43) };
    if (as === 'form') return { body: Buffer.from(new URLSearchParams(words).toString()), headers: form };
    return { body: Buffer.from(JSON.stringify({ ...words, password: 'x' })), headers: json };
  };

  type Damage = (random: Random, target: BodyTarget) => Omit<FuzzedBody, 'kind'>;
  const damages: Record<string, Damage> = {
    whole,
    cut: (random, target) => {
      const { body, headers } = whole(random, target);
      return { body: body.subarray(0, random.below(body.length)), headers };
    },
    flipped: (random, target) => {
      const { body, headers } = whole(random, target);
      for (let count = 1 + random.below(12); count > 0; count--) body[random.below(body.length)] = random.below(256);
      return { body, headers };
    },
    spliced: (random, target) => {
      const { body, headers } = whole(random, target);
      const [from, to, at] = [random.below(body.length), random.below(body.length), random.below(body.length)];
      return {
        body: Buffer.concat([body.subarray(0, from), body.subarray(Math.min(at, to)), body.subarray(at)]),
        headers,
      };
    },
    'other boundary': (random) => {
      const said = [
        '',
        '; boundary',
        '; boundary=',
        '; boundary=""',
        `; boundary=${boundary}x`,
        `; boundary="${boundary}`,
        `; boundary=${'b'.repeat(5_000)}`,
        `; boundary=${boundary}; boundary=other`,
        '; boundary=\u00e4\u00f6',
        '; boundary=.*+?[',
        `; charset=utf-7; boundary="${boundary}"`,
      ];
      const lines = random.pick(['\r\n', '\n', '\r', '\r\n\r\n']);
      return {
        body: written(applicantParts(random), lines),
        headers: { 'content-type': `multipart/form-data${random.pick(said)}` },
      };
    },
    'file names': (random) => ({ body: written(applicantParts(random, random.pick(names))), headers: multipart }),
    'huge part heads': (random) => {
      const long = 'h'.repeat(1 + random.below(60_000));
      const heads = [
        `X-Long: ${long}`,
        `Content-Disposition: form-data; name="${long}"`,
        `Content-Disposition: form-data; name="Name"; filename*=UTF-8''${'%00'.repeat(random.below(9_000))}`,
        `Content-Disposition: form-data${'; a=b'.repeat(random.below(9_000))}`,
        'X-Many: 1\r\n'.repeat(random.below(4_000)).trimEnd(),
        'Content-Disposition: form-data; name="Name"\r\nContent-Transfer-Encoding: base64',
        'Content-Disposition: form-data; name="Name"\r\nContent-Type: multipart/mixed; boundary=inner',
        'Content-Disposition\u0000: form-data; name="Name"',
        '',
      ];
      return {
        body: written([{ head: random.pick(heads), body: 'x' }, ...applicantParts(random)]),
        headers: multipart,
      };
    },
    'many parts': (random) => ({
      body: written(Array.from({ length: random.below(2_000) }, () => field(random.pick(fieldNames), 'x'))),
      headers: multipart,
    }),
    'deep JSON': (random) => {
      const [open, close] = random.pick(nested);
      const depth = random.below(30_000);
      const deep = `${open.repeat(depth)}${random.onceIn(2) ? `1${close.repeat(depth)}` : ''}`;
      return { body: Buffer.from(random.onceIn(2) ? deep : `{"message":${deep}}`), headers: json };
    },
    'odd JSON': (random) => {
      const count = random.below(40);
      const pairs = Array.from({ length: count }, () => [random.pick(fieldNames), random.pick(values)] as const);
      const members = pairs.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join();
      const texts = [
        `{${members}}`,
        `[{${members}}]`,
        `\ufeff{${members}}`,
        JSON.stringify(random.pick(values)),
        `{${members}`,
        `{"message":1e${random.below(9_999)}}`,
        `{"message":"\\u${random.below(0xffff).toString(16)}"}`,
        'NaN',
      ];
      return { body: Buffer.from(random.pick(texts)), headers: json };
    },
    'odd form': (random) => {
      const texts = [
        '%'.repeat(random.below(3_000)),
        Array.from({ length: random.below(3_000) }, () => `${random.pick(fieldNames)}=%${random.below(99)}`).join('&'),
        `message=${'%00%ff%zz'.repeat(random.below(2_000))}`,
        `message[${'a]['.repeat(random.below(2_000))}]=1`,
        '&=&=&'.repeat(random.below(5_000)),
      ];
      return { body: Buffer.from(random.pick(texts)), headers: form };
    },
    bomb: (random, target) => {
      const { headers } = whole(random, target);
      return { body: random.pick(bombs()).body, headers: { ...headers, ...random.pick(bombs()).headers } };
    },
    noise: (random) => ({
      body: random.bytes(random.below(4_000)),
      headers: random.pick<Record<string, string>>([
        json,
        multipart,
        form,
        {},
        { 'content-type': 'text/plain' },
        { 'content-type': 'application/json; charset=utf-16' },
        { 'content-type': 'multipart/form-data, application/json' },
        { 'content-type': 'application/octet-stream', 'content-encoding': 'aes128gcm' },
        { 'content-type': 'text/x-script; turbo-stream' },
      ]),
    }),
  };
  const kinds = Object.entries(damages);

  return (random: Random, target: BodyTarget): FuzzedBody => {
    const [kind, damage] = random.pick(kinds);
    return { kind, ...damage(random, target) };
  };
}

let madeBombs: Pick<FuzzedBody, 'body' | 'headers'>[] | undefined;

/** Small bodies that decompress to 30 million bytes (3 million for brotli). */
function bombs() {
  const zeros = Buffer.alloc(30_000_000, '[');
  madeBombs ??= [
    { body: gzipSync(zeros), headers: { 'content-encoding': 'gzip' } },
    { body: deflateSync(zeros), headers: { 'content-encoding': 'deflate' } },
    { body: brotliCompressSync(zeros.subarray(0, 3_000_000)), headers: { 'content-encoding': 'br' } },
    { body: gzipSync(gzipSync(zeros)), headers: { 'content-encoding': 'gzip, gzip' } },
  ];
  return madeBombs;
}
