import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { decodeLeniently, onceEach } from './lenient.ts';
import { companyWire } from './wire/company.ts';
import { concernWire } from './wire/concern.ts';
import { careerWire } from './wire/people.ts';
import { newsWire, videoWire } from './wire/stories.ts';

const item = { id: 7, heading: 'A', date: '2026-01-02T03:04:05.000Z', description: '', imgLink: '' };
const list = z.array(newsWire);

describe('an answer of a backend we do not know', () => {
  test('null counts as absent and unknown fields are ignored, without a word', () => {
    const read = decodeLeniently(list, [{ ...item, imgLink: null, colour: 'red' }, null]);
    expect(read).toMatchObject({ fits: true, misfits: [], value: [{ id: '7', image: null }] });
  });

  test('an optional field that does not fit is left out and reported', () => {
    const read = decodeLeniently(list, [{ ...item, description: 12 }]);
    expect(read).toMatchObject({ fits: true, value: [{ id: '7', description: '' }] });
    expect(read.misfits).toEqual([{ path: '0.description', message: expect.any(String) }]);
  });

  test('an item without what it cannot be without is left out, the others stay', () => {
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

  test('a list with ten thousand misfits does not fit, and is not mended piece by piece', () => {
    const clone = vi.spyOn(globalThis, 'structuredClone');
    const nonsense = Array.from({ length: 20_000 }, (_, index) => ({ id: index }));
    expect(decodeLeniently(list, nonsense)).toEqual({ fits: false, misfits: [expect.anything()] });
    expect(clone).not.toHaveBeenCalled();
    clone.mockRestore();
  });

  test('a whole that is something else does not fit', () => {
    for (const answer of [undefined, 'x', 5, {}, null]) expect(decodeLeniently(list, answer).fits).toBe(false);
    for (const answer of [undefined, [], {}, { id: 'x' }]) expect(decodeLeniently(newsWire, answer).fits).toBe(false);
  });

  test('a date without a zone is read as UTC, an unreadable one as absent', () => {
    const dates = ['2026-05-01T10:00:00', '2026-05-01T10:00:00+02:00', 'soon'].map((date) => ({ ...item, date }));
    const read = decodeLeniently(list, dates);
    expect(read.fits && read.value.map(({ date }) => date)).toEqual([
      '2026-05-01T10:00:00.000Z',
      '2026-05-01T08:00:00.000Z',
      '',
    ]);
  });

  test.each([undefined, null, 0, 'several', '3', 2])('a job has one vacancy where %j says nothing else', (vacancy) => {
    const read = decodeLeniently(careerWire, { id: 4, title: 'Weaver', ...(vacancy === undefined ? {} : { vacancy }) });
    expect(read).toMatchObject({ fits: true, value: { vacancy: Number(vacancy) > 1 ? Number(vacancy) : 1 } });
  });

  test('no JSON at all makes it throw, and what fits among nonsense is always kept', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue(), { maxLength: 6 }), (noise) => {
        const read = decodeLeniently(list, [...noise, item]);
        expect(read.fits && read.value.some(({ id, heading }) => id === '7' && heading === 'A')).toBe(true);
      }),
    );
  });
});

test('the same misfit is reported once, whichever item it is in', () => {
  const report = vi.fn();
  const once = onceEach(report);
  once('GetNews', { path: '0.date', message: 'm' });
  once('GetNews', { path: '17.date', message: 'm' });
  once('GetFaq', { path: '0.date', message: 'm' });
  expect(report.mock.calls.map(([name]) => name)).toEqual(['GetNews', 'GetFaq']);
});

describe('addresses that would run rather than lead', () => {
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

  test('are left out of links and pictures, and told of, the rest of the item staying', () => {
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

  test('take with them what is nothing without its address', () => {
    const read = decodeLeniently(z.array(videoWire), [{ imgLink: 'javascript:1' }, { imgLink: '/files/film.mp4' }]);
    expect(read.fits && read.value.map(({ video }) => video)).toEqual(['/files/film.mp4']);
  });

  test.each([
    '/a.jpg',
    './a:b',
    'pictures/a.jpg',
    'https://x.example/?a=data:b',
    'HTTP://x.example',
    '//x.example/a',
    '',
  ])('are not such as “%s”', (address) => {
    expect(decodeLeniently(companyWire, { fbLink: address })).toMatchObject({
      value: { facebookUrl: address },
      misfits: [],
    });
  });

  test('are no concern of texts', () => {
    const read = decodeLeniently(list, [{ ...item, heading: 'Data: what we know', description: 'javascript: a talk' }]);
    expect(read).toMatchObject({ misfits: [], value: [{ heading: 'Data: what we know' }] });
  });
});
