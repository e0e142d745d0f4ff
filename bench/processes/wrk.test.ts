import { expect, test } from 'vitest';
import { figuresFrom } from './wrk.ts';

const printed = (more = '') => `Running 2s test @ http://127.0.0.1:1/
  1 threads and 16 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     1.02ms    1.00ms  10.00ms   90.00%
  24680 requests in 2.00s, 10.00MB read
${more}Requests/sec:  12340.56
Transfer/sec:      5.00MB
`;

test('reads the number of responses', () => {
  expect(figuresFrom(printed())).toMatchObject({ perSecond: 12340.56, requests: 24680 });
  expect(figuresFrom(printed('95 of 100 within 12.345 ms\n')).p95Ms).toBe(12.345);
});

test.each([
  ['  Non-2xx or 3xx responses: 7\n', '7 of 24680 responses were errors'],
  ['  Socket errors: connect 0, read 3, write 0, timeout 0\n', 'read 3'],
])('rejects a run with failures: %j', (more, message) => {
  expect(() => figuresFrom(printed(more))).toThrow(message);
});

test('rejects other output', () => {
  expect(() => figuresFrom('unable to connect')).toThrow('unexpected output');
});
