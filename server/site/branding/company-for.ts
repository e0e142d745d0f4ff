import { getInformation } from '#content/company/calls.ts';
import { type Company, company } from '#content/company/definition.ts';
import { CallError } from '#contract/protocol/call-error.ts';
import type { Client } from '#contract/protocol/client.ts';

/** Returns the company information; a site without any is named after its host. Throws if the information is unavailable. */
export async function companyFor(client: Client, publicUrl: string): Promise<Company> {
  try {
    return await client.call(getInformation, {});
  } catch (error) {
    if (!(error instanceof CallError && error.kind === 'not-found')) throw error;
    return company.document.parse({ companyName: new URL(publicUrl).hostname });
  }
}
