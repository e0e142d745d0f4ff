import { z } from 'zod';

/** Every error of a call, with its HTTP status. The codes are stable. */
export const problems = {
  bad_request: { status: 400, title: 'The request is malformed' },
  invalid_parameter: { status: 400, title: 'A parameter is missing or invalid' },
  unauthenticated: { status: 401, title: 'Sign in first' },
  forbidden: { status: 403, title: 'Not allowed' },
  not_found: { status: 404, title: 'Not found' },
  unknown_call: { status: 404, title: 'Unknown call' },
  gone: { status: 410, title: 'No longer available' },
  method_not_allowed: { status: 405, title: 'Method not allowed for this call' },
  conflict: { status: 409, title: 'Conflict with another change' },
  too_large: { status: 413, title: 'Too large' },
  unsupported_media_type: { status: 415, title: 'Unsupported media type for this call' },
  invalid_body: { status: 422, title: 'A field is missing or invalid' },
  too_many_requests: { status: 429, title: 'Too many requests' },
  internal: { status: 500, title: 'Something went wrong on our side' },
  unavailable: { status: 503, title: 'Not available at the moment' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemCode = keyof typeof problems;

export const fieldErrorSchema = z.object({
  field: z.string(),
  message: z.string(),
  code: z
    .string()
    .optional()
    .catch(undefined)
    .describe('The rule that the value breaks, the same in every language; absent for rules of the schema alone.'),
  params: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .optional()
    .catch(undefined)
    .describe('What a text about the rule needs, such as `max`.'),
});
export type FieldError = z.infer<typeof fieldErrorSchema>;

/** The body of every error response (RFC 9457, `application/problem+json`). */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.enum(Object.keys(problems) as [ProblemCode, ...ProblemCode[]]),
  detail: z.string().optional().describe('Absent if the title is sufficient.'),
  errors: z.array(fieldErrorSchema).optional().describe('Absent if the error is not about single fields.'),
});
export type Problem = z.infer<typeof problemSchema>;

/** The texts of an error in the language of a user. */
type Translated = (lang: string) => { detail?: string; errors?: FieldError[] };

/** Thrown by a handler to reject a call. It becomes the error response; no other details are sent. */
export class HttpError extends Error {
  readonly code: ProblemCode;
  readonly errors: FieldError[] | undefined;
  readonly headers: Record<string, string>;
  readonly #translated: Translated | undefined;

  constructor(
    code: ProblemCode,
    detail?: string,
    more: { errors?: FieldError[]; headers?: Record<string, string>; translated?: Translated } = {},
  ) {
    super(detail ?? problems[code].title);
    this.name = 'HttpError';
    this.code = code;
    this.errors = more.errors;
    this.headers = more.headers ?? {};
    this.#translated = more.translated;
  }

  /** In English, or in the language of a user where the error has texts in it. `title`: the title in that language. */
  toProblem(lang?: string, title: string = problems[this.code].title): Problem {
    const { status, title: english } = problems[this.code];
    const { detail = this.message, errors = this.errors } =
      (lang === undefined ? undefined : this.#translated?.(lang)) ?? {};
    return {
      type: `urn:atrium:problem:${this.code}`,
      title,
      status,
      code: this.code,
      ...(detail === english ? {} : { detail }),
      ...(errors ? { errors } : {}),
    };
  }
}
