import { expect, test } from 'vitest';
import { owner, startApi } from '#api/testing/start-api.ts';
import { getHealth } from '#contract/calls/office/upkeep.ts';
import { requireRoom, reserveOf } from './disk-reserve.ts';

const megabyte = 1024 * 1024;

test('keeps a twentieth of a small disk free, and 512 MB of a large one', () => {
  expect(reserveOf(100 * megabyte)).toBe(5 * megabyte);
  expect(reserveOf(10 ** 12)).toBe(512 * megabyte);
});

test('refuses a CV and an upload that would use the reserve, and says so in Health', async () => {
  let free = 600 * megabyte;
  const api = await startApi(undefined, {
    diskSpace: async () => ({ free, total: 100_000 * megabyte }),
    disks: async () => [{ folder: 'data', device: 1, free, total: 100_000 * megabyte }],
  });
  const upload = async () => {
    const form = new FormData();
    form.set('file', new File(['%PDF-1.7\n'.padEnd(400)], 'report.pdf'));
    return (await api.fetch('/api/Office/UploadFile', { method: 'POST', body: form }, owner)).status;
  };
  const apply = async () => {
    const form = new FormData();
    const fields = {
      Name: 'Ada',
      Address: 'Quay',
      Email: 'a@example.org',
      Mobile: '123456789',
      MobileAlt: '123456789',
    };
    for (const [name, value] of Object.entries({ ...fields, DepartmentId: '1' })) form.set(name, value);
    form.set('File', new File(['%PDF-1.7\n'.padEnd(400)], 'cv.pdf'));
    const response = await api.fetch('/api/WebApi/DropCv', { method: 'POST', body: form }, { address: '203.0.113.7' });
    return [response.status, response.headers.get('retry-after')];
  };
  const findings = async () => (await api.client(owner).call(getHealth, {})).findings.map(({ kind }) => kind);
  expect([await upload(), (await apply())[0]]).toEqual([200, 200]);
  expect(await findings()).not.toContain('disk-reserve');
  free = 500 * megabyte;
  expect([await upload(), await apply()]).toEqual([503, [503, '600']]);
  expect(await findings()).toContain('disk-reserve');
  expect(await api.store.files.list({ skip: 0, take: 9 })).toMatchObject({ total: 1 });
  await api.stop();
});

test('refuses nothing if the space cannot be read, and logs it', async () => {
  const logged: unknown[] = [];
  const context = {
    diskSpace: () => Promise.reject(new Error('EIO')),
    logError: (error: unknown) => logged.push(error),
    requestId: 'r',
  };
  await requireRoom(1, context);
  expect(logged).toHaveLength(1);
});

test('Health names each nearly full disk once, by the first folder on it', async () => {
  const disk = (folder: 'data' | 'backup' | 'temporary', device: number, free: number) => ({
    folder,
    device,
    free: free * megabyte,
    total: 100_000 * megabyte,
  });
  let disks = [disk('data', 1, 600), disk('backup', 2, 100), disk('temporary', 1, 600)];
  const api = await startApi(undefined, { disks: async () => disks });
  const texts = async () =>
    (await api.client(owner).call(getHealth, {})).findings.filter(({ kind }) => kind === 'disk-reserve');
  expect(await texts()).toMatchObject([{ text: expect.stringContaining('disk of the backups') }]);
  disks = [disk('data', 1, 100), disk('backup', 1, 100), disk('temporary', 3, 100)];
  const [data, temporary, ...more] = await texts();
  expect([data?.text, temporary?.text, more]).toEqual([
    expect.stringContaining('uploads and applications are refused'),
    expect.stringContaining('temporary files'),
    [],
  ]);
  expect(data?.key).not.toBe(temporary?.key);
  await api.stop();
});
