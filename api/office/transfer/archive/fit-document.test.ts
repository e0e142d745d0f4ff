import { describe, expect, test } from 'vitest';
import { fitDocument, type OnFit } from './fit-document.ts';

function fitted(type: Parameters<typeof fitDocument>[0], document: object) {
  const told: Parameters<OnFit>[] = [];
  const onFit: OnFit = (...fit) => void told.push(fit);
  return { document: fitDocument(type, document, { fallback: 'News item 7', onFit }), told };
}

describe('fits a document of another backend:', () => {
  test('leaves a valid document unchanged', () => {
    const news = { heading: 'Opening', date: '2026-03-02T09:00:00Z', description: '<p>x</p>', image: null };
    expect(fitted('news', news)).toEqual({ document: news, told: [] });
  });

  test('fills in a missing name, also in list items', () => {
    expect(fitted('news', { date: '2026-03-02T09:00:00Z' }).document).toMatchObject({ heading: 'News item 7' });
    const { document, told } = fitted('report', { name: 'Annual', files: [{ file: null }] });
    expect(document).toMatchObject({ files: [{ name: 'News item 7' }] });
    expect(told).toEqual([['files.0.name', { kind: 'empty', value: 'News item 7' }, '']]);
  });

  test.each([
    ['+880 2 9881, 01711-000000', '+880 2 9881, 01711-000000'],
    ['Tel: ০১৭১১-০০০০০০ (office)', '01711-000000'],
    ['none!', ''],
  ])('extracts the telephone numbers from “%s”', (phone, numbers) => {
    expect(fitted('company', { companyName: 'A', phone }).document).toMatchObject({ phone: numbers });
  });

  test('takes the first email address, normalizes the page address and clamps numbers', () => {
    const email = 'Sales <a@example.com>; b@example.com';
    expect(fitted('company', { companyName: 'A', email }).document).toMatchObject({ email: 'a@example.com' });
    const { document } = fitted('concern', { address: 'Süd Mühle/2', name: 'A', contentColumns: 7 });
    expect(document).toMatchObject({ address: 'sud-muhle-2', contentColumns: 3 });
  });

  test('keeps the first thousand list items', () => {
    const content = Array.from({ length: 1_200 }, (_, index) => ({ title: `Part ${index}`, description: '' }));
    const { document, told } = fitted('concern', { address: 'a', name: 'A', content });
    expect(Reflect.get(document, 'content')).toHaveLength(1_000);
    expect(told).toEqual([['content', { kind: 'firstParts', count: 1_000, total: 1_200 }, '']]);
  });
});
