import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { owner, startApi, type TestApi } from '#api/testing/start-api.ts';
import { importFromBackend } from '#contract/calls/office/transfer.ts';
import type { CallError } from '#contract/protocol/call-error.ts';
import { fetchPublic, isAllowedHost, isPublicAddress, PrivateAddressError, requireReachable } from './fetch-public.ts';
import { serve } from './testing/serve-site.ts';

let api: TestApi | undefined;
afterEach(async () => {
  await api?.stop();
  api = undefined;
});

/** Addresses of this machine, its network and cloud metadata services. */
const insideUrls = [
  'http://127.0.0.1',
  'http://127.1',
  'http://2130706433',
  'http://0x7f000001',
  'http://0177.0.0.1',
  'http://127.0.0.1.',
  'http://0',
  'http://localhost',
  'http://LOCALHOST',
  'http://[::1]',
  'http://[::]',
  'http://[::ffff:127.0.0.1]',
  'http://[::ffff:7f00:1]',
  'http://[0:0:0:0:0:ffff:a00:1]',
  'http://[::127.0.0.1]',
  'http://[::ffff:0:127.0.0.1]',
  'http://[::ffff:0:7f00:1]',
  'http://[100::1]',
  'http://[5f00::1]',
  'http://[64:ff9b::7f00:1]',
  'http://[2002:7f00:1::]',
  'http://[fe80::1]',
  'http://[fd00::1]',
  'http://10.0.0.1',
  'http://172.16.0.1',
  'http://172.31.255.255',
  'http://192.168.1.1',
  'http://100.64.0.1',
  'http://169.254.169.254',
  'http://[fd00:ec2::254]',
  'http://①②⑦.0.0.1',
  'http://224.0.0.1',
  'http://255.255.255.255',
];

test.each(insideUrls)('imports nothing from %s', async (url) => {
  api = await startApi(undefined, { importHosts: [] });
  const error = await api
    .client(owner)
    .call(importFromBackend, { url: `${url}:1/` })
    .then(
      () => expect.unreachable(),
      (refused: CallError) => refused,
    );
  expect(error).toMatchObject({
    status: 422,
    errors: [{ field: 'url', message: expect.stringContaining('IMPORT_HOSTS') }],
  });
});

test.each(insideUrls)('does not connect to %s', async (url) => {
  const port = new URL(`${url}:9/`);
  await expect(fetchPublic(port, { signal: AbortSignal.timeout(5_000), allowed: [] })).rejects.toThrow(
    PrivateAddressError,
  );
});

test('requests an allowed private host, and does not follow redirects', async () => {
  const site = await serve(({ url, headers }) =>
    url.endsWith('/away')
      ? new Response(null, { status: 302, headers: { location: 'http://169.254.169.254/' } })
      : new Response(`${headers.get('accept-encoding')}`, { headers: { 'x-a': '1' } }),
  );
  const signal = AbortSignal.timeout(5_000);
  const options = { signal, allowed: ['127.0.0.1:*'] };
  const answer = await fetchPublic(new URL(site.url), options);
  expect([answer.status, answer.headers.get('x-a'), await answer.text()]).toEqual([200, '1', 'identity']);
  expect((await fetchPublic(new URL(`${site.url}/away`), options)).status).toBe(302);
  await expect(fetchPublic(new URL(site.url), { signal, allowed: ['old.internal'] })).rejects.toThrow(
    PrivateAddressError,
  );
  await site.close();
});

test('allows public addresses', async () => {
  for (const address of [
    '93.184.216.34',
    '1.1.1.1',
    '172.32.0.1',
    '100.128.0.1',
    '2606:4700:4700::1111',
    '2a00:1450::1',
  ]) {
    expect(isPublicAddress(address), address).toBe(true);
    const host = address.includes(':') ? `[${address}]` : address;
    await expect(requireReachable(new URL(`https://${host}/`), [])).resolves.toBeUndefined();
  }
});

test.each([
  ['http://old.internal/', ['old.internal'], true],
  ['https://old.internal/', ['old.internal'], true],
  ['http://old.internal:8080/', ['old.internal'], false],
  ['http://old.internal:443/', ['old.internal'], false],
  ['http://old.internal:8080/', ['old.internal:8080'], true],
  ['http://old.internal:8081/', ['old.internal:8080'], false],
  ['http://old.internal/', ['old.internal:80'], true],
  ['https://old.internal/', ['old.internal:80'], false],
  ['http://old.internal:9/', ['old.internal:*'], true],
  ['http://very.old.internal/', ['old.internal', 'old.internal:*'], false],
  ['http://[fd00::1]:8080/', ['[fd00::1]:8080'], true],
  ['http://[fd00::1]/', ['fd00::1'], true],
  ['http://[fd00::1]:8080/', ['fd00::1'], false],
])('%s with the allowed hosts %j: %s', (url, allowed, expected) => {
  expect(isAllowedHost(new URL(url), allowed)).toBe(expected);
});

test('detects a private IPv4 address inside an IPv6 address', () => {
  const part = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(part, part, part, part, (a, b, c, d) => {
      const older = `${a}.${b}.${c}.${d}`;
      expect(isPublicAddress(`::ffff:${older}`)).toBe(isPublicAddress(older));
      for (const prefix of ['::', '64:ff9b::', '::ffff:0:', '::1:', '100::'])
        expect(isPublicAddress(`${prefix}${older}`)).toBe(false);
    }),
  );
  expect(isPublicAddress('evil.example')).toBe(false);
});
