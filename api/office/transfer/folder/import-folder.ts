import { setTimeout } from 'node:timers/promises';
import { getImport, importArchive } from '#contract/calls/office/transfer.ts';
import { createClient } from '#contract/protocol/client.ts';
import { packFolder } from './pack-folder.ts';

interface FolderImport {
  /** Makes requests as an owner. */
  fetch: (request: Request) => Promise<Response>;
  /** Called again and again with the progress. */
  report?: (done: number, of: number) => void;
}

const pollMs = 50;
/** The checks of the files take longer than other calls on a busy machine. */
const timeoutMs = 10 * 60_000;

/** Imports an archive that is kept as a folder, by the calls of the office. Rejects if the import fails. */
export async function importFolder(folder: string, { fetch, report }: FolderImport): Promise<void> {
  const { call } = createClient({ fetch, baseUrl: 'http://in-process.invalid', timeoutMs });
  await call(importArchive, { file: await packFolder(folder) });
  for (;;) {
    const { current } = await call(getImport, {});
    if (current?.state === 'done') return;
    if (current?.state !== 'running') throw new Error(current?.findings.at(-1)?.text ?? 'The import was lost');
    report?.(current.done, current.total ?? 0);
    await setTimeout(pollMs);
  }
}
