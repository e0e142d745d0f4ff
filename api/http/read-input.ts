import { z } from 'zod';
import type { Call, InputPlace } from '#contract/protocol/call.ts';
import { type FieldError, HttpError, type ProblemCode } from '#contract/protocol/problem.ts';
import { ruleOf } from '#contract/rules.ts';
import { readBody } from './read-body.ts';
import { type FormField, readForm } from './read-form.ts';

export const defaultMaxBytes = 64 * 1024;

/** The input of a call is invalid. DropCv turns it into a response of its own. */
export class InvalidInput extends HttpError {
  constructor(code: ProblemCode, errors: FieldError[]) {
    super(code, undefined, { errors });
    this.name = 'InvalidInput';
  }
}

/**
 * The input of a call under our own field names. Throws a 4xx HttpError that names the invalid fields. `received`: the
 * fields of a form that has been read already.
 */
export async function readInput(call: Call, request: Request, received?: FormField[]): Promise<unknown> {
  const sent = await readers[call.inputIn](call, request, received);
  return checkedInput(call, { ...sent, ...headerFields(call, request) });
}

/** Decodes the fields of an input. Throws a 4xx HttpError that names the invalid ones. */
export function checkedInput(call: Call, raw: unknown): unknown {
  const read = z.safeDecode(call.input, raw as z.input<typeof call.input>);
  if (read.success) return read.data;
  const code = call.inputIn === 'query' ? 'invalid_parameter' : 'invalid_body';
  throw new InvalidInput(
    code,
    read.error.issues.map((issue) => ({ field: issue.path.join('.'), message: issue.message, ...ruleOf(issue) })),
  );
}

/** The fields of an input that are sent as headers. */
const headerFields = ({ headerNames = {} }: Call, { headers }: Request): Record<string, unknown> =>
  Object.fromEntries(Object.entries(headerNames).map(([field, name]) => [field, headers.get(name) ?? undefined]));

const readers: Record<
  InputPlace,
  (call: Call, request: Request, received?: FormField[]) => Promise<Record<string, unknown>>
> = {
  query: async (call, request) => {
    // A POST may have a body (one-click unsubscribe sends one). It is ignored, but must not exceed the limit.
    if (request.method === 'POST') await readBody(request, call.maxBodyBytes ?? defaultMaxBytes);
    return named(call, new URL(request.url).searchParams);
  },

  json: async (call, request) => {
    if (mediaTypeOf(request) !== 'application/json')
      throw new HttpError('unsupported_media_type', 'Send application/json');
    const body = await readBody(request, call.maxBodyBytes ?? defaultMaxBytes);
    const value = parseJson(body);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw new HttpError('bad_request', 'The body must be a JSON object');
    }
    // Forms of other front ends send null for a blank field.
    const isBlank = (field: unknown) => call.access === 'public' && field === null;
    return named(
      call,
      Object.entries(value).filter(([, field]) => !isBlank(field)),
    );
  },

  multipart: async (call, request, received) => {
    if (mediaTypeOf(request) !== 'multipart/form-data') {
      throw new HttpError('unsupported_media_type', 'Send multipart/form-data');
    }
    return named(call, received ?? (await readForm(request, call.maxBodyBytes ?? defaultMaxBytes)));
  },
};

export const mediaTypeOf = (request: Request) =>
  (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new HttpError('bad_request', 'The body is not JSON');
  }
}

/**
 * Selects the call's own fields from the request, case-insensitively. Ignores unknown fields. Rejects a field that is
 * sent twice, because either value could be meant.
 */
function named(call: Call, sent: Iterable<[string, unknown]>): Record<string, unknown> {
  const fields = call.input instanceof z.ZodObject ? Object.keys(call.input.shape) : [];
  const byWireName = new Map(fields.map((field) => [(call.wireNames?.[field] ?? field).toLowerCase(), field]));
  const found: Record<string, unknown> = {};
  for (const [name, value] of sent) {
    const field = byWireName.get(name.toLowerCase());
    if (field === undefined) continue;
    if (Object.hasOwn(found, field)) {
      const code = call.inputIn === 'query' ? 'invalid_parameter' : 'invalid_body';
      throw new InvalidInput(code, [{ field, message: 'Must be given only once' }]);
    }
    found[field] = value;
  }
  return found;
}
