import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readAudit } from './read-audit.ts';

const report = (vulnerabilities: object) => JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: {} });

it('returns the findings, or that there are none', () => {
  expect(readAudit(report({}))).toEqual({ kind: 'clean' });
  expect(readAudit(report({ left: { severity: 'high', range: '<1.2.3' }, pad: { severity: 'low' } }))).toEqual({
    kind: 'found',
    lines: ['high: left <1.2.3', 'low: pad'],
  });
});

it.each([
  ['', 'npm gave no report'],
  ['npm error audit endpoint returned an error', 'npm gave no report'],
  ['{"message":"405 Method Not Allowed","method":"POST"}', '405 Method Not Allowed'],
  ['{"error":{"code":"ENETUNREACH","summary":"no network"}}', 'no network'],
  ['{"vulnerabilities":{}}', 'npm gave no report'],
])('does not treat an incomplete report as clean: %s', (output, why) => {
  expect(readAudit(output)).toEqual({ kind: 'unanswered', why });
});

it('treats nothing but a complete report as clean', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (output) => {
      expect(readAudit(output).kind).toBe('unanswered');
    }),
  );
});
