import type { Call } from '#contract/call.ts';
import type { CallContext } from './context.ts';
import { announcedBytes, readBody } from './read-body.ts';
import { defaultMaxBytes, mediaTypeOf } from './read-input.ts';

/**
 * Handles a request. The file of an office's call is received and processed within the limit of uploads; forms of visitors are small, and
 * limited by their number.
 */
export async function receiveUpload<T>(
  call: Call,
  request: Request,
  { uploads }: Pick<CallContext, 'uploads'>,
  work: (body?: Uint8Array<ArrayBuffer>) => Promise<T>,
): Promise<T> {
  if (call.access === 'public' || call.inputIn !== 'multipart' || mediaTypeOf(request) !== 'multipart/form-data') {
    return work();
  }
  const maxBytes = call.maxBodyBytes ?? defaultMaxBytes;
  return uploads.receive(Math.min(announcedBytes(request) ?? maxBytes, maxBytes), async () => {
    const body = await readBody(request, maxBytes);
    return uploads.process(() => work(body));
  });
}
