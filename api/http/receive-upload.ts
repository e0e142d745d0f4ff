import type { Call } from '#contract/protocol/call.ts';
import type { CallContext } from '../context.ts';
import { announcedBytes } from './read-body.ts';
import { type FormField, readForm } from './read-form.ts';
import { defaultMaxBytes, mediaTypeOf } from './read-input.ts';

/**
 * Handles a request. The file of an office's call is received and processed within the limit of uploads; forms of
 * visitors are small, and limited by their number.
 */
export async function receiveUpload<T>(
  call: Call,
  request: Request,
  { uploads }: Pick<CallContext, 'uploads'>,
  work: (form?: FormField[]) => Promise<T>,
): Promise<T> {
  if (call.access === 'public' || call.inputIn !== 'multipart' || mediaTypeOf(request) !== 'multipart/form-data') {
    return work();
  }
  const maxBytes = call.maxBodyBytes ?? defaultMaxBytes;
  return uploads.receive(Math.min(announcedBytes(request) ?? maxBytes, maxBytes), async () => {
    const form = await readForm(request, maxBytes);
    return uploads.process(() => work(form));
  });
}
