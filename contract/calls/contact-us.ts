import { z } from 'zod';
import { defineCall } from '../protocol/call.ts';
import { contactMessage } from '../submissions/contact-message.ts';

/** The message is stored before the response is sent. A mail error never rejects it. */
export const contactUs = defineCall({
  name: 'ContactUs',
  summary: 'Send a message to the group',
  answers: null,
  method: 'POST',
  inputIn: 'json',
  input: contactMessage,
  specified: ['name', 'email', 'mobile', 'subject', 'message'],
  output: z.object({ status: z.boolean() }),
  access: 'public',
  errors: ['invalid_body', 'too_large', 'unsupported_media_type', 'too_many_requests'],
  maxBodyBytes: 64 * 1024,
});
