import { defineCall, singleInput } from '#contract/protocol/call.ts';
import { home } from './definition.ts';
import { homeWire } from './wire.ts';

export { home as definition };

export const getHome = defineCall({
  ...home.calls.single,
  answers: home.name,
  method: 'GET',
  inputIn: 'query',
  input: singleInput,
  output: homeWire,
  access: 'public',
  errors: [],
});
