import { z } from 'zod';
import { type Call, callPath } from '#contract/protocol/call.ts';
import { CallError, failureOf } from '#contract/protocol/call-error.ts';
import { sessionLost } from '#office/providers/session.ts';

/** The multipart overhead around the files. */
const envelopeBytes = 1024 * 1024;

export interface SendOptions {
  /** Called with the sent fraction, 0 to 1. */
  onProgress?(share: number): void;
  signal?: AbortSignal;
}

/** Makes a call with a file and reports its progress, which fetch cannot. Throws a {@link CallError}. */
export async function sendUpload<Output extends z.ZodType>(
  call: Call<z.ZodType, Output>,
  fields: Record<string, string | File | undefined>,
  options: SendOptions = {},
): Promise<z.output<Output>> {
  const form = new FormData();
  let bytes = 0;
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== '') form.append(name, value);
    if (value instanceof File) bytes += value.size;
  }
  // The server would close the connection during the upload, which a browser reports as a network error.
  if (bytes + envelopeBytes > (call.maxBodyBytes ?? Infinity))
    throw new CallError('refused', call.name, { status: 413 });
  const response = await send(call, form, options);
  if (response.status === 401) {
    await sessionLost();
    return sendUpload(call, fields, options);
  }
  if (!response.ok) throw await failureOf(call.name, response);
  const decoded = z.safeDecode(call.output, await response.json().catch(() => undefined));
  if (!decoded.success) throw new CallError('misfit', call.name, { status: response.status });
  return decoded.data;
}

function send(call: Call, form: FormData, { onProgress, signal }: SendOptions): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const cancel = () => request.abort();
    signal?.addEventListener('abort', cancel, { once: true });
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress?.(total === 0 ? 1 : loaded / total);
    });
    request.addEventListener('load', () => {
      const type = request.getResponseHeader('content-type') ?? '';
      resolve(new Response(request.responseText, { status: request.status, headers: { 'content-type': type } }));
    });
    request.addEventListener('error', () => reject(new CallError('unreachable', call.name)));
    request.addEventListener('abort', () => reject(new CallError('cancelled', call.name)));
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', cancel));
    request.open(call.method, callPath(call));
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('accept-language', document.documentElement.lang);
    if (signal?.aborted) return reject(new CallError('cancelled', call.name));
    request.send(form);
  });
}
