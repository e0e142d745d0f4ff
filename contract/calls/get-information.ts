import { companyWire } from '#content/company/wire.ts';
import { defineCall, singleInput } from '../call.ts';

export const getInformation = defineCall({
  name: 'GetInformation',
  summary: 'The company information',
  answers: 'company',
  method: 'GET',
  inputIn: 'query',
  input: singleInput,
  specified: [],
  output: companyWire,
  access: 'public',
  errors: ['not_found'],
});
