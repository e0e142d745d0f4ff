import { z } from 'zod';

const reportSchema = z.object({
  auditReportVersion: z.number(),
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string().optional() })),
});

export type Audit =
  | { kind: 'clean' }
  | { kind: 'found'; lines: string[] }
  /** The audit did not run, so its result is unknown. */
  | { kind: 'unanswered'; why: string };

/** Parses the output of `npm audit --json`. Anything but a complete report means that the audit did not run. */
export function readAudit(output: string): Audit {
  const said = parsed(output);
  const report = reportSchema.safeParse(said);
  if (!report.success) return { kind: 'unanswered', why: reasonIn(said) };
  const found = Object.entries(report.data.vulnerabilities);
  if (found.length === 0) return { kind: 'clean' };
  return {
    kind: 'found',
    lines: found.map(([name, { severity, range = '' }]) => `${severity}: ${name} ${range}`.trim()),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const errorSchema = z.union([
  z.object({ message: z.string().min(1) }).transform(({ message }) => message),
  z.object({ error: z.object({ summary: z.string() }) }).transform(({ error }) => error.summary),
]);

function reasonIn(said: unknown): string {
  const reason = errorSchema.safeParse(said);
  return reason.success && reason.data.trim() !== '' ? reason.data.trim() : 'npm gave no report';
}
