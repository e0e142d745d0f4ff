import type { CallOutput } from '#contract/call.ts';
import { contactUs } from '#contract/calls/contact-us.ts';
import { dropCv } from '#contract/calls/drop-cv.ts';
import type { Client } from '#contract/client.ts';
import { looksAutomatic } from '#contract/submissions/parts.ts';
import type { Log } from '../log.ts';

type Form = Parameters<typeof looksAutomatic>[0];

const answers: Readonly<Record<string, unknown>> = {
  [contactUs.name]: { status: true },
  [dropCv.name]: { accepted: true, message: 'Thank you, we have received your CV.', errors: [] },
};

/**
 * The same client, which does not send what a program has filled in. The backend does not get the signs that tell, and cannot set such a
 * form aside. The program gets the answer that a person would get.
 */
export const holdBackSpam = (client: Client, log: Log): Client => ({
  ...client,
  async call(call, input, options) {
    const answer = answers[call.name];
    if (answer === undefined || !looksAutomatic(input as Form)) return client.call(call, input, options);
    log.info({ call: call.name }, 'A form that a program filled in was not sent to the backend');
    return answer as CallOutput<typeof call>;
  },
});
