import type { z } from 'zod';
import { CallError } from '#contract/protocol/call-error.ts';
import type { FieldError } from '#contract/protocol/problem.ts';
import { ruleOf } from '#contract/rules.ts';
import type { SiteServices } from '../context.ts';
import type { FailureTexts } from '../forms/no-response.ts';
import type { FormOutcome } from '../forms/outcome.ts';
import { fieldErrorIn } from '../texts/field-error-texts.ts';

/** A form's outcome with its HTTP status. */
export interface Answer {
  outcome: FormOutcome;
  status: number;
}

/** The fields that a schema rejected, each with its first message, in the language of the page. */
export function fieldErrors(issues: readonly z.core.$ZodIssue[], { language }: SiteServices): FormOutcome['errors'] {
  const byField = new Map<string, z.core.$ZodIssue>();
  for (const issue of issues) {
    const field = issue.path.join('.');
    if (field !== '' && !byField.has(field)) byField.set(field, issue);
  }
  return [...byField].map(([field, issue]) => ({
    field,
    message: fieldErrorIn(language, { field, message: issue.message, ...ruleOf(issue) }),
  }));
}

/** The fields that a call rejected, in the language of the page. The messages of another backend stay as they are. */
export const errorsOfCall = (
  errors: readonly FieldError[],
  { backendUrl, language }: SiteServices,
): FormOutcome['errors'] =>
  errors.map((error) => ({
    field: error.field,
    message: backendUrl === undefined ? fieldErrorIn(language, error) : error.message,
  }));

export const refused = (
  text: string,
  errors: FormOutcome['errors'],
  values: Record<string, string>,
  status = 422,
): Answer => ({ outcome: { tone: 'failure', text, errors, values }, status });

/**
 * What a failed call means for a form: a response with an error status shows `failed`, no response shows `error`.
 * A successful response that cannot be parsed (`misfit`) is neither; the caller decides what it means.
 */
export function failureAnswer(
  error: unknown,
  texts: FailureTexts,
  values: Record<string, string>,
  services: SiteServices,
): Answer {
  if (!(error instanceof CallError)) {
    services.logError(error);
    return refused(texts.error, [], values, 500);
  }
  if (error.kind !== 'refused' && error.kind !== 'too-many') services.logError(error);
  const wasAnswered = error.status !== undefined && error.kind !== 'misfit';
  const errors = errorsOfCall(error.errors, services);
  return refused(wasAnswered ? texts.failed : texts.error, errors, values, statusOf(error.kind));
}

/** Waits for the call of a form; undefined: it was taken. Only the HTTP status decides about that; the body does not. */
export async function refusalOf(
  sent: Promise<unknown>,
  ...[texts, values, services]: [FailureTexts, Record<string, string>, SiteServices]
): Promise<Answer | undefined> {
  try {
    await sent;
  } catch (error) {
    const isTaken = error instanceof CallError && error.kind === 'misfit';
    if (!isTaken) return failureAnswer(error, texts, values, services);
  }
  return undefined;
}

function statusOf(kind: string): number {
  if (kind === 'refused') return 422;
  if (kind === 'too-many') return 429;
  return kind === 'unreachable' || kind === 'timed-out' || kind === 'cancelled' ? 503 : 502;
}
