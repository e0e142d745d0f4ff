import { z } from 'zod';
import { defineCall, langParameter, listCall } from '#contract/protocol/call.ts';
import { concern } from './definition.ts';
import { concernPageWire, concernWire } from './wire.ts';

export { concern as definition };

export const getConcern = listCall(concern, concernWire);

export const getConcernByUrl = defineCall({
  ...concern.calls.byAddress,
  answers: concern.name,
  method: 'GET',
  inputIn: 'query',
  input: z.object({ url: z.string().min(1).max(200), lang: langParameter }),
  specified: ['url'],
  output: concernPageWire,
  access: 'public',
  errors: ['not_found', 'gone'],
});
