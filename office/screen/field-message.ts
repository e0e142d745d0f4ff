import { CallError } from '#contract/call-error.ts';

/** The server's word on one field; absent where it has none. */
export const fieldMessage = (error: unknown, field: string): string | undefined =>
  error instanceof CallError ? error.errors.find((each) => each.field === field)?.message : undefined;
