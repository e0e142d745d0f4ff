import { CallError } from '#contract/call-error.ts';

/** The server's message for one field; undefined without one. */
export const fieldMessage = (error: unknown, field: string): string | undefined =>
  error instanceof CallError ? error.errors.find((each) => each.field === field)?.message : undefined;
