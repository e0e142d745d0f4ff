import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { careerWire } from '#content/career/wire.ts';
import { companyWire } from '#content/company/wire.ts';
import { concernWire } from '#content/concern/wire.ts';
import { newsWire } from '#content/news/wire.ts';
import { videoWire } from '#content/video/wire.ts';
import { decodeLeniently, onceEach } from './lenient.ts';

const item = { id: 7, heading: 'A', date: '2026-01-02T03:04:05.000Z', description: '', imgLink: '' };
const list = z.array(newsWire);

describe('a response of an unknown backend', () => {
  test('may have null for an absent field and unknown fields, which are not reported', () => {
    const read = decodeLeniently(list, [{ ...item, imgLink: null, colour: 'red' }, null]);
    expect(read).toMatchObject({ fits: true, misfits: [], value: [{ id: '7', image: null }] });
  });

  test('loses an invalid optional field, which is reported', () => {
    const read = decodeLeniently(list, [{ ...item, description: 12 }]);
    expect(read).toMatchObject({ fits: true, value: [{ id: '7', description: '' }] });
    expect(read.misfits).toEqual([{ path: '0.description', message: expect.any(String) }]);
  });

  test('loses an item without a required field, and keeps the others', () => {
    const read = decodeLeniently(list, [
      { ...item, id: undefined },
      item,
      'nonsense',
      { ...item, heading: 5 },
      { ...item, id: 8 },
    ]);
    expect(read.fits && read.value.map(({ id }) => id)).toEqual(['7', '8']);
    expect(read.misfits.length).toBeGreaterThan(0);
  });

  test('with ten thousand misfits is rejected, and not repaired piece by piece', () => {
    const clone = vi.spyOn(globalThis, 'structuredClone');
    const nonsense = Array.from({ length: 20_000 }, (_, index) => ({ id: index }));
    expect(decodeLeniently(list, nonsense)).toEqual({ fits: false, misfits: [expect.anything()] });
    expect(clone).not.toHaveBeenCalled();
    clone.mockRestore();
  });

  test('of another type is rejected', () => {
    for (const answer of [undefined, 'x', 5, {}, null]) expect(decodeLeniently(list, answer).fits).toBe(false);
    for (const answer of [undefined, [], {}, { id: 'x' }]) expect(decodeLeniently(newsWire, answer).fits).toBe(false);
  });

  test('of another type is reported under an empty path', () => {
    expect(decodeLeniently(newsWire, []).misfits).toEqual([{ path: '', message: expect.any(String) }]);
  });

  test('may have a date without a zone, read as UTC, and an unreadable one, read as absent', () => {
    const dates = ['2026-05-01T10:00:00', '2026-05-01T10:00:00+02:00', 'soon'].map((date) => ({ ...item, date }));
    const read = decodeLeniently(list, dates);
    expect(read.fits && read.value.map(({ date }) => date)).toEqual([
      '2026-05-01T10:00:00.000Z',
      '2026-05-01T08:00:00.000Z',
      '',
    ]);
  });

  test.each([undefined, null, 0, 'several', '3', 2])(
    'reads the vacancies of a job as a number, by default one: %j',
    (vacancy) => {
      const read = decodeLeniently(careerWire, {
        id: 4,
        title: 'Weaver',
        ...(vacancy === undefined ? {} : { vacancy }),
      });
      expect(read).toMatchObject({ fits: true, value: { vacancy: Number(vacancy) > 1 ? Number(vacancy) : 1 } });
    },
  );

  test('never makes decoding throw, and valid items among invalid ones are always kept', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue(), { maxLength: 6 }), (noise) => {
        const read = decodeLeniently(list, [...noise, item]);
        expect(read.fits && read.value.some(({ id, heading }) => id === '7' && heading === 'A')).toBe(true);
      }),
    );
  });
});

test('reports the same misfit once, in any list item', () => {
  const report = vi.fn();
  const once = onceEach(report);
  once('GetNews', { path: '0.date', message: 'm' });
  once('GetNews', { path: '17.date', message: 'm' });
  once('GetFaq', { path: '0.date', message: 'm' });
  expect(report.mock.calls.map(([name]) => name)).toEqual(['GetNews', 'GetFaq']);
});

describe('addresses that run scripts', () => {
  const odd = fc
    .tuple(
      fc.constantFrom(
        'javascript',
        'JavaScript',
        'java\tscript',
        ' \u0001javascript',
        'data',
        'vbscript',
        'blob',
        'file',
      ),
      fc.constantFrom(':', '\n:', ' :'),
      fc.string(),
    )
    .map((parts) => parts.join(''));

  test('are left out of links and pictures and reported, while the rest of the item is kept', () => {
    fc.assert(
      fc.property(odd, (address) => {
        const company = decodeLeniently(companyWire, {
          companyName: 'A',
          fbLink: address,
          mapUrl: 'https://x.example/',
        });
        expect(company).toMatchObject({ fits: true, value: { facebookUrl: '', mapUrl: 'https://x.example/' } });
        expect(company.misfits).toEqual([{ path: 'fbLink', message: expect.any(String) }]);
        const news = decodeLeniently(list, [{ ...item, imgLink: address }]);
        expect(news).toMatchObject({ fits: true, value: [{ id: '7', image: null }] });
        const concern = decodeLeniently(concernWire, { name: 'B', url: 'b', redirectlink: address });
        expect(concern).toMatchObject({ fits: true, value: { name: 'B', redirectUrl: '' } });
      }),
    );
  });

  test('remove an item that requires its address', () => {
    const read = decodeLeniently(z.array(videoWire), [{ imgLink: 'javascript:1' }, { imgLink: '/files/video.mp4' }]);
    expect(read.fits && read.value.map(({ video }) => video)).toEqual(['/files/video.mp4']);
  });

  test.each([
    '/a.jpg',
    './a:b',
    'pictures/a.jpg',
    'https://x.example/?a=data:b',
    'HTTP://x.example',
    '//x.example/a',
    '',
  ])('do not include “%s”', (address) => {
    expect(decodeLeniently(companyWire, { fbLink: address })).toMatchObject({
      value: { facebookUrl: address },
      misfits: [],
    });
  });

  test('are not looked for in texts', () => {
    const read = decodeLeniently(list, [{ ...item, heading: 'Data: what we know', description: 'javascript: a talk' }]);
    expect(read).toMatchObject({ misfits: [], value: [{ heading: 'Data: what we know' }] });
  });
});
