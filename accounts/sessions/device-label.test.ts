import { expect, test } from 'vitest';
import { deviceLabel } from './device-label.ts';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Windows'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1 (KHTML, like Gecko) Version/18 Safari/605.1',
    'Safari on Mac',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537 (KHTML, like Gecko) Chrome/140.0 Safari/537 Edg/140.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18 Mobile Safari/605',
    'Safari on iPhone',
  ],
  ['curl/8.0', 'Unknown device'],
  ['', 'Unknown device'],
])('%s', (userAgent, label) => expect(deviceLabel(userAgent)).toBe(label));
