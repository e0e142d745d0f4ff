import { getInformation } from '#content/company/calls.ts';
import { CallError } from '#contract/protocol/call-error.ts';
import type { Client } from '#contract/protocol/client.ts';

/**
 * Returns the From address of mails: the company's name and address, or the site's host until the company information
 * exists. Rejects if the information is unavailable for another reason.
 */
export async function senderOf(client: Client, publicUrl: string): Promise<string> {
  const host = new URL(publicUrl).hostname;
  const { companyName, email } = await client.call(getInformation, {}).catch((error: unknown) => {
    if (error instanceof CallError && error.kind === 'not-found') return { companyName: host, email: '' };
    throw error;
  });
  return `"${companyName.replace(/["\\\r\n]/g, '')}" <${email || `no-reply@${host}`}>`;
}
