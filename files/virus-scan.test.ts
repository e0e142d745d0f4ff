import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { eicar, type FakeClamd, startFakeClamd } from './testing/fake-clamd.ts';
import { clamdPlace, clamdScan, NotScanned } from './virus-scan.ts';

let clamd: FakeClamd | undefined;
afterEach(async () => {
  await clamd?.stop();
  clamd = undefined;
});

async function scanBy(...how: Parameters<typeof startFakeClamd>) {
  clamd = await startFakeClamd(...how);
  return clamdScan({ port: clamd.port, host: '127.0.0.1' }, 1_000);
}
const bytes = (text: string) => new TextEncoder().encode(text);

describe('a file', () => {
  test('of any size is sent completely, and reported as clean or with the name of its virus', async () => {
    const scan = await scanBy();
    expect(await scan(bytes('harmless'))).toBeUndefined();
    expect(await scan(bytes(eicar))).toBe('Eicar-Test');
    expect(await scan(new Uint8Array())).toBeUndefined();
    const large = new Uint8Array(1_000_003).fill(7);
    expect(await scan(large)).toBeUndefined();
    expect(clamd?.seen.at(-1)?.equals(large)).toBe(true);
    expect(await scan(new Uint8Array([...large, ...bytes(eicar)]))).toBe('Eicar-Test');
  });

  const unwell: Record<string, Parameters<typeof startFakeClamd>> = {
    'reports that it is too large': [undefined, 100_000],
    fails: [(socket) => socket.end('stream: Cannot allocate memory ERROR\0')],
    'resets the connection': [(socket) => socket.destroy()],
    'ends the connection without a response': [(socket) => socket.end()],
    'never responds': [() => undefined],
    'never stops': [(socket) => setInterval(() => socket.write('x'.repeat(1_000)), 1).unref()],
    'sends an invalid response': [(socket) => socket.end('stream: OK FOUND ERROR\0')],
  };

  test.each(Object.keys(unwell))('is not scanned by a clamd that %s', async (what) => {
    const scan = await scanBy(...(unwell[what] ?? []));
    await expect(scan(new Uint8Array(400_000))).rejects.toThrow(NotScanned);
  });

  test('is not scanned while clamd is unreachable', async () => {
    const scan = await scanBy();
    await clamd?.stop();
    clamd = undefined;
    await expect(scan(bytes('x'))).rejects.toThrow(NotScanned);
    await expect(clamdScan({ path: '/nowhere/clamd.ctl' })(bytes('x'))).rejects.toThrow(NotScanned);
  });
});

test('accepts a path or a host and port as the address of clamd', () => {
  expect(clamdPlace('/run/clamav/clamd.ctl')).toEqual({ path: '/run/clamav/clamd.ctl' });
  expect(clamdPlace('127.0.0.1:3310')).toEqual({ host: '127.0.0.1', port: 3310 });
  expect(clamdPlace('[::1]:3310')).toEqual({ host: '::1', port: 3310 });
  expect(clamdPlace('clamd.internal:1')).toEqual({ host: 'clamd.internal', port: 1 });
  for (const none of ['clamd', 'clamd:', 'clamd:0', 'clamd:70000', 'http://a:1', 'a b:1', ':1', '']) {
    expect(clamdPlace(none), none).toBeUndefined();
  }
  fc.assert(
    fc.property(fc.string(), (text) => {
      const place = clamdPlace(text);
      expect(place === undefined || text.length > 2 || text.startsWith('/')).toBe(true);
    }),
  );
});
