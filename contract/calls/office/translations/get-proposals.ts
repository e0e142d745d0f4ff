import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall, queryInteger } from '#contract/call.ts';
import { proposal, translationLanguage } from '#contract/office/proposal-view.ts';

/** The proposals for the texts of an entry's latest state that are missing or outdated in a language. */
export const getProposals = defineCall({
  name: 'GetProposals',
  summary: 'Get the proposed translations of an entry',
  answers: null,
  method: 'GET',
  inputIn: 'query',
  input: z.object({ id: queryInteger(1), lang: translationLanguage }),
  output: z.array(proposal),
  errors: ['not_found', 'forbidden'],
  listed: true,
  access: officeAccess.GetProposals,
});
