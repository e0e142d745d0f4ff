import { isAPIError } from 'better-auth/api';
import { z } from 'zod';
import { HttpError } from '#contract/problem.ts';
import type { Auth } from '../auth.ts';
import type { Services } from '../services.ts';

export type Session = Auth['$Infer']['Session'];

/** What a route gets beside its input. */
export interface Visit extends Services {
  auth: Auth;
  headers: Headers;
  /** One visitor for the limits. */
  address: string;
}

export interface SignedInVisit extends Visit {
  who: Session;
}

/** What a route answers; cookies travel in `headers`. */
export interface Answer {
  value: unknown;
  headers?: Headers | null;
}

export interface Route {
  method: 'GET' | 'POST';
  signedIn: boolean;
  /** Reads the input and answers. Throws an {@link HttpError}. */
  answer(body: unknown, visit: Visit, who: Session | undefined): Promise<Answer>;
}

const read = <Input extends z.ZodType>(input: Input, body: unknown): z.output<Input> => {
  const result = input.safeParse(body);
  if (result.success) return result.data;
  const errors = result.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
  throw new HttpError('invalid_body', undefined, { errors });
};

/** A route for everybody. */
export const open = <Input extends z.ZodType>(
  method: Route['method'],
  input: Input,
  handle: (input: z.output<Input>, visit: Visit) => Promise<Answer>,
): Route => ({ method, signedIn: false, answer: (body, visit) => handle(read(input, body), visit) });

/** A route for whoever is signed in. */
export const own = <Input extends z.ZodType>(
  method: Route['method'],
  input: Input,
  handle: (input: z.output<Input>, visit: SignedInVisit) => Promise<Answer>,
): Route => ({
  method,
  signedIn: true,
  answer: (body, visit, who) => {
    if (!who) throw new HttpError('unauthenticated');
    return handle(read(input, body), { ...visit, who });
  },
});

export const nothing = z.object({});
export const done = (headers?: Headers | null): Answer => ({ value: { ok: true }, headers });

export const fieldFault = (field: string, message: string): HttpError =>
  new HttpError('invalid_body', message, { errors: [{ field, message }] });

/** The library's refusal as one of ours, if `refusals` names its code; anything else is thrown on. */
export async function refusing<T>(work: Promise<T>, refusals: (code: string) => HttpError | undefined): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const refusal = isAPIError(error) ? refusals(error.body?.code ?? error.status.toString()) : undefined;
    throw refusal ?? error;
  }
}
