import { z } from 'zod';
import { concern } from '#content/concern/definition.ts';
import { concernWire } from '#content/concern/wire.ts';
import { defineCall, langParameter } from '../call.ts';

export const getConcernByUrl = defineCall({
  ...concern.calls.byAddress,
  answers: concern.name,
  method: 'GET',
  inputIn: 'query',
  input: z.object({ url: z.string().min(1).max(200), lang: langParameter }),
  specified: ['url'],
  output: concernWire,
  access: 'public',
  errors: ['not_found', 'gone'],
});
