import { z } from 'zod';
import { defineCall, langParameter, ownListCall } from '#contract/protocol/call.ts';
import { freePage } from './definition.ts';
import { freePageWire, namedPageWire } from './wire.ts';

export { freePage as definition };

export const getPage = defineCall(ownListCall(freePage, namedPageWire));

export const getPageByUrl = defineCall({
  ...freePage.calls.byAddress,
  answers: freePage.name,
  method: 'GET',
  inputIn: 'query',
  input: z.object({ url: z.string().min(1).max(200), lang: langParameter }),
  output: freePageWire,
  access: 'public',
  errors: ['not_found', 'gone'],
});
