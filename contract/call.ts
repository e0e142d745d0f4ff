import { z } from 'zod';
import type { Role } from './access.ts';
import type { EntityName } from './entities/registry.ts';
import type { FieldError, ProblemCode } from './problem.ts';
import { publicId } from './public-id.ts';

/** Who may call: everyone, or the office roles named. */
export type Access = 'public' | readonly Role[];

/** Where the input travels: in the address, as a JSON body, or as a form with a file. */
export type InputPlace = 'query' | 'json' | 'multipart';

/** One call of the contract. `input` and `output` decode from the wire to our spelling. */
export interface Call<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  name: string;
  summary: string;
  /** The content type whose documents it answers, so that their HTML can be found; null: it answers none. */
  answers: EntityName | null;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  inputIn: InputPlace;
  input: Input;
  output: Output;
  access: Access;
  /** Codes a caller should be ready for beside those that any call may answer. */
  errors: readonly ProblemCode[];
  /** The answer is a whole list whose length travels in `X-Total-Count`. */
  listed?: boolean;
  /** Names of parameters and multipart parts on the wire where they differ from ours. */
  /** Forms: the fields of the specification. A foreign backend receives no other. */
  specified?: readonly string[];
  wireNames?: Readonly<Record<string, string>>;
  /** What to answer, as a success, to input that its sender can mend; absent: a 4xx problem. */
  whenInvalid?: (errors: FieldError[]) => z.output<Output>;
  /** The answer is a file to keep ({@link FileAnswer}) rather than JSON; a browser asks for it by a link. */
  answersFile?: boolean;
  /** The largest body accepted, bytes; absent: 64 KiB. */
  maxBodyBytes?: number;
}

export const defineCall = <Input extends z.ZodType, Output extends z.ZodType>(
  call: Call<Input, Output>,
): Call<Input, Output> => call;

/** What a caller passes and gets, in our spelling. */
export type CallInput<C extends Call> = z.output<C['input']>;
export type CallOutput<C extends Call> = z.output<C['output']>;

/** A file as an answer. */
export interface FileAnswer {
  content: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  mediaType: string;
  /** The name it is kept under. */
  name: string;
  /** Shown in the browser, without any right to run, instead of kept; absent: kept. */
  inline?: boolean;
}

/** The output of calls that answer a file. */
export const fileAnswer = z.custom<FileAnswer>();

/** The path of a call under a backend's host. */
export const callPath = (call: Call): string => `/api/${call.access === 'public' ? 'WebApi' : 'Office'}/${call.name}`;

/** The form in which the paths of calls are compared: in lower case, without slashes at the end. */
export const callKey = (path: string): string => path.toLowerCase().replace(/(?<!\/)\/+$/, '');

/** A whole number in a query string, from `min` to `max`. */
export const queryInteger = (min: number, max = 2_147_483_647) =>
  z.codec(z.string().regex(/^-?\d{1,10}$/, 'Must be a whole number'), z.int().min(min).max(max), {
    decode: Number,
    encode: String,
  });

/** Yes or no in a query string: `1` or `0`. */
export const queryFlag = z.codec(z.enum(['0', '1']), z.boolean(), {
  decode: (text) => text === '1',
  encode: (flag) => (flag ? '1' : '0'),
});

/** Up to 100 of a list that may be long; absent: the first 25. */
export const officePage = {
  skip: queryInteger(0).default(0),
  take: queryInteger(1, 100).default(25),
};

/** A language tag such as `de` or `pt-BR`; absent: the group's default language. */
export const langParameter = z
  .string()
  .regex(/^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8}){0,2}$/, 'Must be a language tag such as en or pt-BR')
  .optional()
  .describe('Absent: the default language. Fields without a translation answer in the default language.');

const skipParameter = queryInteger(0).optional().describe('How many to leave out at the start; absent: none.');

/** `take` larger than 100 is cut to 100; absent means all. */
const takeParameter = z
  .codec(z.string().regex(/^-?\d{1,10}$/, 'Must be a whole number'), z.int().min(1), {
    decode: (text) => Math.min(Number(text), 100),
    encode: String,
  })
  .optional()
  .describe('How many at most, 1 to 100; more is cut to 100; absent: all.');

export const listInput = z.object({ skip: skipParameter, take: takeParameter, lang: langParameter });
export const singleInput = z.object({ lang: langParameter });
export const byIdInput = z.object({ id: publicId, lang: langParameter });

/** The specification spells `Id` in these calls and `id` in GetCategoryByCategoryId. */
const byIdWireNames = { id: 'Id' };

/** A public GET that answers a list. */
export const listCall = <Item extends z.ZodType>(name: string, answers: EntityName, summary: string, item: Item) =>
  defineCall({
    name,
    summary,
    answers,
    method: 'GET',
    inputIn: 'query',
    input: listInput,
    output: z.array(item),
    access: 'public',
    errors: [],
    listed: true,
  });

/** A public GET that answers one entry by its id; 410 for one that was withdrawn, 404 for one that never was. */
export const byIdCall = <Output extends z.ZodType>(
  name: string,
  answers: EntityName,
  summary: string,
  output: Output,
) =>
  defineCall({
    name,
    summary,
    answers,
    method: 'GET',
    inputIn: 'query',
    input: byIdInput,
    wireNames: byIdWireNames,
    output,
    access: 'public',
    errors: ['not_found', 'gone'],
  });
