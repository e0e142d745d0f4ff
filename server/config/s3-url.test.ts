import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';

const read = (text: string) => loadConfig({ S3_URL: text }).s3;

test('reads the host, region, bucket, prefix and keys', () => {
  expect(read('https://ID:a%2Fb%2Bc@s3.example.com/atrium/live?region=eu-central-1&bucket=host')).toEqual({
    endpoint: 'https://s3.example.com',
    region: 'eu-central-1',
    bucket: 'atrium',
    prefix: 'live/',
    keys: { id: 'ID', secret: 'a/b+c' },
    bucketInHost: true,
  });
  expect(read('http://storage:9000/atrium')).toEqual({
    endpoint: 'http://storage:9000',
    region: 'us-east-1',
    bucket: 'atrium',
    prefix: '',
    bucketInHost: false,
  });
});

test.each([
  's3://atrium',
  'https://s3.example.com',
  'https://s3.example.com/',
  'https://ID@s3.example.com/atrium',
  'https://ID:%zz@s3.example.com/atrium',
  'https://s3.example.com/Atrium',
  'https://s3.example.com/atrium?regoin=eu',
  'https://s3.example.com/atrium?bucket=none',
  'https://s3.example.com/atrium/%2e%2e',
])('rejects %s without repeating a secret', (text) => {
  expect(() => read(text)).toThrow(ConfigError);
  expect(() => read(text)).toThrow('S3_URL is malformed');
});

test('accepts any secret key, percent-encoded', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (secret) => {
      fc.pre(secret.isWellFormed());
      const text = `https://ID:${encodeURIComponent(secret)}@s3.example.com/atrium`;
      expect(read(text)?.keys?.secret).toBe(secret);
    }),
  );
});
