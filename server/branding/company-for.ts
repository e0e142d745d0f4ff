import { CallError } from '#contract/call-error.ts';
import { getInformation } from '#contract/calls/get-information.ts';
import type { Client } from '#contract/client.ts';
import { type Company, company } from '#contract/entities/company.ts';

/** The company information; a site that has none yet goes by the name of its host. Throws where it cannot be had. */
export async function companyFor(client: Client, publicUrl: string): Promise<Company> {
  try {
    return await client.call(getInformation, {});
  } catch (error) {
    if (!(error instanceof CallError && error.kind === 'not-found')) throw error;
    return company.document.parse({ companyName: new URL(publicUrl).hostname });
  }
}
