import { describe, expect, test } from 'vitest';
import { words } from '#api/office/words.ts';
import { certificateFindings, jobFindings, keyOf, type NewFinding, subjectOf } from './findings.ts';

const now = new Date('2026-11-21T12:00:00Z');
const texts = (findings: NewFinding[]) => findings.map(({ kind, text }) => `${kind}: ${words.say(text, 'en')}`);

describe('reports what has expired or expires soon:', () => {
  test.each([
    [null, []],
    ['2026-11-21T11:59:59Z', ['expired-job: The deadline for “Fitter” was 21 November 2026']],
    ['2026-11-21T12:00:01Z', ['job-expires-soon: The deadline for “Fitter” is 21 November 2026']],
    ['2026-12-05T12:00:00Z', ['job-expires-soon: The deadline for “Fitter” is 5 December 2026']],
    ['2026-12-05T12:00:01Z', []],
  ])('a job until %s', (applicationDeadline, expected) => {
    expect(texts(jobFindings([{ id: 1, title: 'Fitter', applicationDeadline }], now, 'UTC'))).toEqual(expected);
  });

  test.each([
    ['', []],
    ['2026-11-20', ['certificate-expires-soon: “ISO” was valid until 20 November 2026']],
    ['2026-12-21', ['certificate-expires-soon: “ISO” is valid until 21 December 2026']],
    ['2026-12-22', []],
  ])('a certificate until %s', (validUntil, expected) => {
    expect(texts(certificateFindings([{ id: 1, name: 'ISO', validUntil }], '2026-11-21'))).toEqual(expected);
  });
});

test('the key of a finding depends on the deadline, not on the title', () => {
  const keys = (title: string, applicationDeadline: string) =>
    jobFindings([{ id: 1, title, applicationDeadline }], now, 'UTC').map(keyOf);
  const first = keys('Fitter', '2026-11-20T00:00:00Z');
  expect(first).toEqual(['expired-job career 1 2026-11-20T00:00:00Z']);
  expect(keys('Turner', '2026-11-20T00:00:00Z')).toEqual(first);
  expect(keys('Fitter', '2026-11-19T00:00:00Z')).not.toEqual(first);
});

test('the audit log names the entry, file or language of a finding', () => {
  const entry = { type: 'news', id: 12 };
  expect(subjectOf(keyOf({ kind: 'dead-link', entry, about: '/a b' }))).toBe('news 12');
  expect(subjectOf(keyOf({ kind: 'unused-file', src: '/files/a.pdf' }))).toBe('/files/a.pdf');
  expect(subjectOf(keyOf({ kind: 'outdated-translation', lang: 'de', about: '12' }))).toBe('language de');
});
