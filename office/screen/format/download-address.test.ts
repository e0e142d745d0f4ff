import { expect, test } from 'vitest';
import { exportApplications, getCv } from '#contract/calls/office/inbox.ts';
import { downloadAddress } from './download-address.ts';

test('a download’s address has its call’s input in wire format, without absent values', () => {
  expect(downloadAddress(getCv, { id: 7, show: true })).toBe('/api/Office/GetCv?id=7&show=1');
  expect(downloadAddress(exportApplications, { words: 'a&b', career: 12, status: undefined })).toBe(
    '/api/Office/ExportApplications?career=12&words=a%26b',
  );
  expect(downloadAddress(exportApplications, {})).toBe('/api/Office/ExportApplications');
});
