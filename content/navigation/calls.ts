import { defineCall, singleInput } from '#contract/protocol/call.ts';
import { navigation } from './definition.ts';
import { navigationWire } from './wire.ts';

export { navigation as definition };

export const getNavigation = defineCall({
  ...navigation.calls.single,
  answers: null,
  method: 'GET',
  inputIn: 'query',
  input: singleInput,
  output: navigationWire,
  access: 'public',
  errors: [],
});
