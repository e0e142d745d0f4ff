import { z } from 'zod';
import { concernWire } from '#content/concern/wire.ts';
import { defineCall, langParameter } from '../call.ts';

export const getConcernByUrl = defineCall({
  name: 'GetConcernByUrl',
  summary: 'One member company by its page address',
  answers: 'concern',
  method: 'GET',
  inputIn: 'query',
  input: z.object({ url: z.string().min(1).max(200), lang: langParameter }),
  specified: ['url'],
  output: concernWire,
  access: 'public',
  errors: ['not_found', 'gone'],
});
