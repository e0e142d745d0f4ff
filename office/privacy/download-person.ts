import { exportPerson } from '#contract/calls/office/privacy.ts';
import { callPath } from '#contract/protocol/call.ts';
import { failureOf } from '#contract/protocol/call-error.ts';
import { sessionFetch } from '../providers/session.ts';

/** Downloads the archive. A link, as for other files, would have the person's address in its URL. */
export async function downloadPerson(email: string): Promise<void> {
  const response = await sessionFetch(
    new Request(new URL(callPath(exportPerson), window.location.origin), {
      method: exportPerson.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    }),
  );
  if (!response.ok) throw await failureOf(exportPerson.name, response);
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'person.zip';
  const href = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  URL.revokeObjectURL(href);
}
