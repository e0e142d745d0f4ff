import { defineCall, singleInput } from '#contract/protocol/call.ts';
import { company } from './definition.ts';
import { companyWire } from './wire.ts';

export { company as definition };

export const getInformation = defineCall({
  ...company.calls.single,
  answers: company.name,
  method: 'GET',
  inputIn: 'query',
  input: singleInput,
  specified: [],
  output: companyWire,
  access: 'public',
  errors: ['not_found'],
});
