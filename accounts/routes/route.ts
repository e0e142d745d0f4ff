import { isAPIError } from 'better-auth/api';
import { z } from 'zod';
import { HttpError } from '#contract/protocol/problem.ts';
import { ruleOf } from '#contract/rules.ts';
import type { Auth } from '../auth.ts';
import type { Services } from '../services.ts';
import { type Wording, words } from '../words.ts';

export type Session = Auth['$Infer']['Session'];

/** The context of a route. */
export interface Visit extends Services {
  auth: Auth;
  headers: Headers;
  /** Identifies one client for the limits. */
  address: string;
  /** The language that the request prefers. */
  lang: string;
}

export interface SignedInVisit extends Visit {
  who: Session;
}

/** The response of a route; cookies are in `headers`. */
export interface RouteResponse {
  value: unknown;
  headers?: Headers | null;
}

export interface Route {
  method: 'GET' | 'POST';
  signedIn: boolean;
  /** Parses the input and responds. Throws an {@link HttpError}. */
  answer(body: unknown, visit: Visit, who: Session | undefined): Promise<RouteResponse>;
}

/** The texts of the rules of inputs. Messages of other rules are for developers: the office sends no such input. */
const ruleWordings: Readonly<Record<string, Wording>> = {
  person_name: (texts) => texts.person.name,
  person_email: (texts) => texts.person.email,
  passkey_name: (texts) => texts.own.passkeyName,
};

function issueFault(issue: z.core.$ZodIssue) {
  const { code } = ruleOf(issue);
  const wording: Wording = ruleWordings[code ?? ''] ?? (() => issue.message);
  return { field: issue.path.join('.'), code, wording };
}

const read = <Input extends z.ZodType>(input: Input, body: unknown): z.output<Input> => {
  const result = input.safeParse(body);
  if (result.success) return result.data;
  throw words.fieldError('invalid_body', result.error.issues.map(issueFault));
};

/** A route without sign-in. */
export const open = <Input extends z.ZodType>(
  method: Route['method'],
  input: Input,
  handle: (input: z.output<Input>, visit: Visit) => Promise<RouteResponse>,
): Route => ({ method, signedIn: false, answer: (body, visit) => handle(read(input, body), visit) });

/** A route for signed-in users. */
export const own = <Input extends z.ZodType>(
  method: Route['method'],
  input: Input,
  handle: (input: z.output<Input>, visit: SignedInVisit) => Promise<RouteResponse>,
): Route => ({
  method,
  signedIn: true,
  answer: (body, visit, who) => {
    if (!who) throw new HttpError('unauthenticated');
    return handle(read(input, body), { ...visit, who });
  },
});

export const nothing = z.object({});
export const done = (headers?: Headers | null): RouteResponse => ({ value: { ok: true }, headers });

export const fieldFault = (field: string, wording: Wording): HttpError =>
  words.fieldError('invalid_body', [{ field, wording }], true);

/** Converts an error of the library if `refusals` knows its code; rethrows all others. */
export async function mapErrors<T>(work: Promise<T>, refusals: (code: string) => HttpError | undefined): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const refusal = isAPIError(error) ? refusals(error.body?.code ?? error.status.toString()) : undefined;
    throw refusal ?? error;
  }
}
