import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dropCv } from '#contract/calls/drop-cv.ts';
import { saveEntry } from '#contract/calls/office/content.ts';
import { listFiles, replaceFile, uploadFile } from '#contract/calls/office/files.ts';
import { importArchive } from '#contract/calls/office/transfer.ts';
import type { CallError } from '#contract/protocol/call-error.ts';
import { eicar, type FakeClamd, startFakeClamd } from '#files/testing/fake-clamd.ts';
import { clamdScan } from '#files/virus-scan.ts';
import type { Caller } from '../context.ts';
import { owner, startApi, type TestApi } from '../testing/start-api.ts';

const ella: Caller = { principal: { id: 'ella', name: 'Ella', role: 'owner' } };

let clamd: FakeClamd;
let api: TestApi;
let department: number;

beforeEach(async () => {
  clamd = await startFakeClamd();
  api = await startApi(undefined, { scan: clamdScan({ port: clamd.port, host: '127.0.0.1' }, 1_000) });
  const entry = {
    type: 'department',
    parent: null,
    status: 'published',
    publishAt: null,
    keepPublished: false,
  } as const;
  ({ id: department } = await api
    .client(owner)
    .call(saveEntry, { ...entry, document: { name: 'Spinning' }, translations: {} }));
});
afterEach(async () => {
  await clamd.stop();
  await api.stop();
});

const pdf = (text: string) => new File([`%PDF-1.7\n${text}`], 'cv.pdf');
const drop = (file: File) =>
  api.client().call(dropCv, {
    name: 'Ada Lovelace',
    address: '1 Quay Street',
    email: 'ada@example.org',
    mobile: '+44 20 1',
    mobileAlternative: '+44 20 2',
    departmentId: String(department),
    website: '',
    file,
  });
const upload = (file: File, caller = ella) => api.client(caller).call(uploadFile, { file });
const failure = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable(),
    (error: CallError) => error,
  );
const kept = async () => ({
  cvs: await Array.fromAsync(api.privateBlobs.list()),
  files: (await api.client(owner).list(listFiles, { skip: 0, take: 9 })).total,
});

describe('an upload', () => {
  test('is scanned, and accepted if it is clean', async () => {
    expect(await drop(pdf('one'))).toMatchObject({ accepted: true });
    await upload(pdf('two'));
    expect(clamd.seen.map(String)).toEqual(['%PDF-1.7\none', '%PDF-1.7\ntwo']);
    expect((await kept()).files).toBe(1);
  });

  test('with a virus is rejected with its name, and not stored', async () => {
    const { accepted, errors } = await drop(pdf(eicar));
    expect([accepted, errors]).toEqual([
      false,
      [{ field: 'file', message: expect.stringContaining('a virus in this file (Eicar-Test)') }],
    ]);
    expect(await failure(upload(pdf(eicar)))).toMatchObject({
      status: 422,
      errors: [{ field: 'file', message: expect.stringContaining('Eicar-Test') }],
    });
    const { src } = await upload(pdf('clean'));
    expect(await failure(api.client(ella).call(replaceFile, { src, file: pdf(eicar) }))).toMatchObject({ status: 422 });
    expect(await kept()).toEqual({ cvs: [], files: 1 });
  });

  test('is rejected with 503 while the scanner is down', async () => {
    await clamd.stop();
    for (const [path, form] of [
      ['/api/WebApi/DropCv', cvForm()],
      ['/api/Office/UploadFile', fileForm()],
    ] as const) {
      const answer = await api.fetch(path, { method: 'POST', body: form }, path.includes('Office') ? ella : undefined);
      expect([answer.status, answer.headers.get('retry-after')], path).toEqual([503, '60']);
      expect(await answer.json()).toMatchObject({
        code: 'unavailable',
        detail: 'Files cannot be checked for viruses at the moment. Please try again in a few minutes.',
      });
    }
    expect(await kept()).toEqual({ cvs: [], files: 0 });
    expect(api.errors.map(String)).toEqual(Array(2).fill('NotScanned: Cannot scan the file with clamd'));
    clamd = await startFakeClamd();
  });

  test('is not scanned if the program itself adds it, nor is an archive before it is read as one', async () => {
    await upload(pdf(eicar), owner);
    expect(await failure(api.client(ella).call(importArchive, { file: pdf(eicar) }))).toMatchObject({ status: 422 });
    expect(clamd.seen).toEqual([]);
  });
});

function fileForm(): FormData {
  const form = new FormData();
  form.append('file', pdf('x'));
  return form;
}

function cvForm(): FormData {
  const form = new FormData();
  const fields = {
    Name: 'A',
    Address: 'B',
    Email: 'a@b.example',
    Mobile: '1',
    MobileAlt: '2',
    DepartmentId: department,
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  form.append('file', pdf('x'));
  return form;
}
