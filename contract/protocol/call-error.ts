import { type FieldError, type Problem, problemSchema } from './problem.ts';

/**
 * not-found: the item does not exist, or (status 410) no longer. refused: the input is invalid (`errors` names fields
 * where known). too-many: rate limited. unreachable: no response, or 502 to 504. timed-out, cancelled: aborted by us or
 * by the caller. failed: the backend had an error. misfit: the response does not match the contract.
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

const brand = Symbol.for('atrium.CallError');

export class CallError extends Error {
  /**
   * The built site and Vite's development server have copies of this module of their own. `instanceof` accepts errors
   * of all copies.
   */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && brand in value;
  }

  readonly [brand] = true;
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

  /** The rejected fields and the reasons; empty where none is named. */
  get errors(): FieldError[] {
    return this.problem?.errors ?? [];
  }
}

/** The error for a response other than 2xx, by its status and, if its body is a problem, its details. */
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
