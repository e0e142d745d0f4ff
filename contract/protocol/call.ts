import { z } from 'zod';
import type { EntityName } from '#content/registry.ts';
import type { Role } from '../access.ts';
import { publicId } from '../addresses/public-id.ts';
import type { EntityCall, EntityCalls } from '../entity.ts';
import type { FieldError, ProblemCode } from './problem.ts';

/** Who may make a call: everyone, or the named roles of the office. */
export type Access = 'public' | readonly Role[];

/** Where the input is sent: in the query string, as a JSON body, or as a form with a file. */
export type InputPlace = 'query' | 'json' | 'multipart';

/** One call of the contract. `input` and `output` decode from the wire to our own field names. */
export interface Call<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  name: string;
  summary: string;
  /** The content type of the documents in the response, so that their HTML can be found; null: the response has none. */
  answers: EntityName | null;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  inputIn: InputPlace;
  input: Input;
  output: Output;
  access: Access;
  /** Error codes of this call, in addition to those of every call. */
  errors: readonly ProblemCode[];
  /** As {@link EntityCall.isShared}. */
  isShared?: boolean;
  /** Inputs with which a shared call is made by a single page; absent: none. */
  ownPageInputs?: readonly string[];
  /** The response is a list with the total in `X-Total-Count`. */
  listed?: boolean;
  /**
   * The parameters or fields of the specification, with our names. A backend that is not Atrium gets only these.
   * Absent: the specification lacks the call.
   */
  specified?: readonly string[];
  /** Names of parameters and form parts on the wire, where they differ from ours. */
  wireNames?: Readonly<Record<string, string>>;
  /** Inputs that are sent as request headers, with the names of these. */
  headerNames?: Readonly<Record<string, string>>;
  /** The output of a successful response to invalid input that the sender can correct; absent: a 4xx problem. */
  whenInvalid?: (errors: FieldError[]) => z.output<Output>;
  /** The response is a file to download ({@link FileResponse}) instead of JSON. Browsers request it by a link. */
  returnsFile?: boolean;
  /** The page that does the same. A browser that opens the call's address is redirected to it, with the query string. */
  page?: string;
  /** The largest body that is accepted, bytes; absent: 64 KiB. */
  maxBodyBytes?: number;
}

export const defineCall = <Input extends z.ZodType, Output extends z.ZodType>(
  call: Call<Input, Output>,
): Call<Input, Output> => call;

/** The input and output of a call for its caller, with our own field names. */
export type CallInput<C extends Call> = z.output<C['input']>;
export type CallOutput<C extends Call> = z.output<C['output']>;

/** A file as a response. */
export interface FileResponse {
  content: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  mediaType: string;
  /** The file name of the download. */
  name: string;
  /** Shown in the browser, without the right to run scripts; absent: downloaded. */
  inline?: boolean;
}

/** The output of calls that return a file. */
export const fileResponse = z.custom<FileResponse>();

/** The response header of each public call of Atrium, for clients that would otherwise send only what the specification has. */
export const atriumHeader = { name: 'x-backend', value: 'Atrium' } as const;

/** The path of a call under a backend's host. */
export const callPath = (call: Call): string => `/api/${call.access === 'public' ? 'WebApi' : 'Office'}/${call.name}`;

/** The form in which the paths of calls are compared: lower case, without trailing slashes. */
export const callKey = (path: string): string => path.toLowerCase().replace(/(?<!\/)\/+$/, '');

/** An integer in a query string, from `min` to `max`. */
export const queryInteger = (min: number, max = 2_147_483_647) =>
  z.codec(z.string().regex(/^-?\d{1,10}$/, 'Must be a whole number'), z.int().min(min).max(max), {
    decode: Number,
    encode: String,
  });

/** A boolean in a query string: `1` or `0`. */
export const queryFlag = z.codec(z.enum(['0', '1']), z.boolean(), {
  decode: (text) => text === '1',
  encode: (flag) => (flag ? '1' : '0'),
});

/** One page of a list, at most 100 items; absent: the first 25. */
export const officePage = {
  skip: queryInteger(0).default(0),
  take: queryInteger(1, 100).default(25),
};

/** A language tag such as `de` or `pt-BR`; absent: the group's default language. */
export const langParameter = z
  .string()
  .regex(/^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8}){0,2}$/, 'Must be a language tag such as en or pt-BR')
  .optional()
  .describe('Absent: the default language. Fields without a translation are returned in the default language.');

const skipParameter = queryInteger(0).optional().describe('Number of items to skip; absent: none.');

/** A `take` over 100 counts as 100; absent: all. */
const takeParameter = z
  .codec(z.string().regex(/^-?\d{1,10}$/, 'Must be a whole number'), z.int().min(1), {
    decode: (text) => Math.min(Number(text), 100),
    encode: String,
  })
  .optional()
  .describe('Maximum number of items, 1 to 100; a larger value counts as 100; absent: all.');

export const listInput = z.object({ skip: skipParameter, take: takeParameter, lang: langParameter });
export const singleInput = z.object({ lang: langParameter });
export const byIdInput = z.object({ id: publicId, lang: langParameter });

/** The specification spells `Id` in these calls and `id` in GetCategoryByCategoryId. */
const byIdWireNames = { id: 'Id' };

/** A content type with a call of a kind. */
interface TypeWith<Kind extends keyof EntityCalls> {
  name: EntityName;
  calls: Record<Kind, EntityCall>;
}

/**
 * A call whose handler the api derives: it returns published entries of the type as they are. `defineCall` around it takes
 * that back: such a call has a handler of its own.
 */
export type DerivedCall<Input extends z.ZodType, Output extends z.ZodType> = Call<Input, Output> & { derived: true };

const derivedCall = <Input extends z.ZodType, Output extends z.ZodType>(
  call: Call<Input, Output>,
): DerivedCall<Input, Output> => ({ ...call, derived: true });

/** A public GET that returns a list. */
export const listCall = <Item extends z.ZodType>({ name, calls }: TypeWith<'list'>, item: Item) =>
  derivedCall({
    ...calls.list,
    answers: name,
    method: 'GET',
    inputIn: 'query',
    input: listInput,
    specified: [],
    output: z.array(item),
    access: 'public',
    errors: [],
    listed: true,
  });

/** As {@link listCall}, which the specification lacks: it is made only of Atrium's own backend. */
export const ownListCall = <Item extends z.ZodType>(type: TypeWith<'list'>, item: Item) => {
  const { specified: _, ...call } = listCall(type, item);
  return call;
};

/** A public GET that returns one entry by its id. 410 for a withdrawn entry, 404 for one that never existed. */
export const byIdCall = <Output extends z.ZodType>({ name, calls }: TypeWith<'byId'>, output: Output) =>
  derivedCall({
    ...calls.byId,
    answers: name,
    method: 'GET',
    inputIn: 'query',
    input: byIdInput,
    specified: ['id'],
    wireNames: byIdWireNames,
    output,
    access: 'public',
    errors: ['not_found', 'gone'],
  });
