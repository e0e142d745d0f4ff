import { expect, test } from 'vitest';
import { dayIn } from './zone-offset.ts';

test('a day is that of the zone, or of UTC where the zone is unknown', () => {
  const late = new Date('2026-11-21T23:30:00Z');
  expect(dayIn('UTC', late)).toBe('2026-11-21');
  expect(dayIn('Europe/Berlin', late)).toBe('2026-11-22');
  expect(dayIn('America/Lima', late)).toBe('2026-11-21');
  expect(dayIn('Mars/Olympus', late)).toBe('2026-11-21');
  expect(dayIn('Asia/Kathmandu', new Date('2026-12-31T18:15:00Z'))).toBe('2027-01-01');
});
