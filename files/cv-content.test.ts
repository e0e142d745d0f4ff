import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { cvContentAgrees } from './cv-content.ts';

const docx = (parts: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));

const plain = { '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document/>' };
const pdf = strToU8('%PDF-1.7\n');
const doc = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]);

describe('a CV is what its name says', () => {
  test.each([
    ['.pdf', pdf, true],
    ['.pdf', doc, false],
    ['.pdf', strToU8('GIF89a %PDF-1.7'), false],
    ['.doc', doc, true],
    ['.doc', pdf, false],
    ['.docx', docx(plain), true],
    ['.docx', docx({ 'xl/workbook.xml': '' }), false],
    ['.docx', docx({ ...plain, 'word/vbaProject.bin': 'x' }), false],
    ['.docx', docx({ ...plain, 'word/activeX/activeX1.xml': 'x' }), false],
    [
      '.docx',
      docx({ ...plain, '[Content_Types].xml': 'application/vnd.ms-word.document.macroEnabled.main+xml' }),
      false,
    ],
    ['.docx', docx(plain).subarray(0, 60), false],
    ['.docx', pdf, false],
  ] as const)('%s (%#): %s', (extension, content, agrees) => {
    expect(cvContentAgrees(extension, content)).toBe(agrees);
  });

  test('no bytes make it throw', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.boolean(), (bytes, zipped) => {
        const content = zipped ? new Uint8Array([0x50, 0x4b, 0x03, 0x04, ...bytes]) : bytes;
        expect(cvContentAgrees('.docx', content)).toBe(false);
      }),
    );
  });
});
