import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageTextsFor } from '../texts/use-page-texts.ts';
import { fileFacts, fileKind, fileSize } from './file-facts.ts';

const { files: sizes } = pageTextsFor();

describe('fileFacts', () => {
  test.each([
    [{ src: '/files/a.pdf', mediaType: 'application/pdf', bytes: 42_000 }, 'PDF, 42 KB'],
    [{ src: '/files/a', mediaType: 'Application/PDF; charset=binary', bytes: 4_309 }, 'PDF, 4.3 KB'],
    [{ src: 'https://example.com/get/plan.XLSX?v=2#top', bytes: 1_000_000 }, 'XLSX, 1 MB'],
    [{ src: '/files/a.pdf' }, 'PDF'],
    [{ src: '/download', bytes: 1 }, '1 byte'],
    [{ src: '/download/v1.2/file' }, ''],
    [{ src: '/files/a.pdf', bytes: 42_000, lang: 'de' }, 'PDF, 42 KB, German'],
    [{ src: '/files/a.pdf', lang: 'pt-br' }, 'PDF, Brazilian Portuguese'],
    [{ src: '/files/a.pdf', lang: 'in German, I think' }, 'PDF'],
  ])('of %j are %j', (file, facts) => {
    expect(fileFacts(file, sizes, 'en')).toBe(facts);
  });

  test('are written as usual in the page’s language', () => {
    const file = { src: '/files/a.pdf', bytes: 4_300, lang: 'pt' };
    expect(fileFacts(file, sizes, 'fr')).toContain('portugais');
    expect(fileFacts(file, sizes, 'ar')).toContain('البرتغالية');
  });

  test('prefer the media type to the file name', () => {
    expect(fileKind({ src: '/files/report.bin', mediaType: 'application/pdf' })).toBe('PDF');
  });
});

describe('fileSize', () => {
  test.each([
    [0, '0 bytes'],
    [999, '999 bytes'],
    [1_000, '1 KB'],
    [999_499, '999 KB'],
    [999_999, '1 MB'],
    [9_949, '9.9 KB'],
    [9_960, '10 KB'],
    [5_000_000_000_000, '5,000 GB'],
  ])('%i is %j', (bytes, shown) => {
    expect(fileSize(bytes, sizes)).toBe(shown);
  });

  test('is within 5 % of the exact size and below 1,000 of its unit', () => {
    const factor: Record<string, number> = { byte: 1, bytes: 1, KB: 1e3, MB: 1e6, GB: 1e9 };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_000_000_000 }), (bytes) => {
        const [number = '', unit = ''] = fileSize(bytes, sizes).split(' ');
        expect(Number(number)).toBeLessThan(1_000);
        expect(Math.abs(Number(number) * (factor[unit] ?? Number.NaN) - bytes)).toBeLessThanOrEqual(bytes / 19);
      }),
    );
  });
});
