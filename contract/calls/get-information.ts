import { company } from '#content/company/definition.ts';
import { companyWire } from '#content/company/wire.ts';
import { defineCall, singleInput } from '../call.ts';

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
