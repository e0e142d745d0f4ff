import { describe, expect, test } from 'vitest';
import { timeWriter } from './show-time.ts';

describe('moments are shown in the company’s time zone', () => {
  const now = new Date('2026-11-21T23:30:00Z');

  test('the day is that of the zone', () => {
    expect(timeWriter('Asia/Dhaka').day('2026-11-21T20:00:00Z')).toBe('22 Nov 2026');
    expect(timeWriter('America/New_York').full('2026-11-21T20:00:00Z')).toBe('21 Nov 2026, 15:00');
  });

  test('a moment of today is shown by its time, with "today" in the zone', () => {
    expect(timeWriter('Asia/Dhaka').brief('2026-11-21T19:15:00Z', now)).toBe('01:15');
    expect(timeWriter('UTC').brief('2026-11-20T23:15:00Z', now)).toBe('20 Nov 2026');
  });
});
