import { z } from 'zod';
import { defineCall } from '../call.ts';

const year = z.int().nullable().describe('In UTC; null: there is no news.');

export const getNewsYears = defineCall({
  name: 'GetNewsYears',
  summary: 'The years of the oldest and of the newest news item',
  answers: null,
  method: 'GET',
  inputIn: 'query',
  input: z.object({}),
  output: z.object({ from: year, to: year }),
  access: 'public',
  errors: [],
});
