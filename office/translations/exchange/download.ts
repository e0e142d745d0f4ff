import type { Call, CallInput } from '#contract/protocol/call.ts';
import { failureOf } from '#contract/protocol/call-error.ts';
import { sessionFetch } from '#office/providers/session.ts';
import { downloadAddress } from '#office/screen/format/download-address.ts';

const nameIn = (disposition: string) => /filename="([^"]+)"/.exec(disposition)?.[1] ?? '';

/** Downloads the file that a call returns. Throws a CallError, which a link could not show. */
export async function download<C extends Call>(call: C, input: CallInput<C>): Promise<void> {
  const response = await sessionFetch(new Request(new URL(downloadAddress(call, input), window.location.origin)));
  if (!response.ok) throw await failureOf(call.name, response);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = nameIn(response.headers.get('content-disposition') ?? '');
  link.click();
  // The browser has started the download, which keeps the content.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
