import { type FieldError, type Problem, problemSchema } from './problem.ts';

/**
 * not-found: there is no such thing, or (status 410) no longer. refused: the input is at fault (`errors` names fields where known).
 * too-many: try later. unreachable: no answer, or one that says "not now". timed-out, cancelled: given up,
 * by us or by the caller. failed: the backend broke. misfit: the answer is not what the contract promises.
 */
export type CallFailure =
  | 'not-found'
  | 'refused'
  | 'too-many'
  | 'unreachable'
  | 'timed-out'
  | 'cancelled'
  | 'failed'
  | 'misfit';

export class CallError extends Error {
  readonly kind: CallFailure;
  readonly callName: string;
  readonly status: number | undefined;
  readonly problem: Problem | undefined;

  constructor(kind: CallFailure, callName: string, more: { status?: number; problem?: Problem; cause?: unknown } = {}) {
    super(`${callName}: ${more.problem?.detail ?? kind}`, { cause: more.cause });
    this.name = 'CallError';
    this.kind = kind;
    this.callName = callName;
    this.status = more.status;
    this.problem = more.problem;
  }

  /** Which fields were refused and why; empty where none is named. */
  get errors(): FieldError[] {
    return this.problem?.errors ?? [];
  }
}

/** The failure that an answer other than 2xx stands for, by its status and what it says, if that is a problem. */
export function failureFrom(callName: string, status: number, answer: unknown): CallError {
  const parsed = problemSchema.safeParse(answer);
  return new CallError(kindOf(status), callName, { status, problem: parsed.success ? parsed.data : undefined });
}

export const failureOf = async (callName: string, response: Response): Promise<CallError> =>
  failureFrom(callName, response.status, await response.json().catch(() => undefined));

function kindOf(status: number): CallFailure {
  if (status === 404 || status === 410) return 'not-found';
  if (status === 429) return 'too-many';
  if (status === 502 || status === 503 || status === 504) return 'unreachable';
  return status >= 500 || status < 400 ? 'failed' : 'refused';
}
