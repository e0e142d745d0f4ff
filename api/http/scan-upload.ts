import { FileError } from '#files/file-error.ts';
import type { CallContext } from '../context.ts';
import { words } from '../office/words.ts';

/** The scanner found a virus in the file. */
export class VirusError extends FileError {
  readonly virus: string;

  constructor(virus: string) {
    super(`There is a virus in this file (${virus}). Please do not send it on.`);
    this.virus = virus;
  }
}

/**
 * Throws a {@link VirusError} where the scanner finds a virus, and `unavailable` where the scanner does not respond: an
 * unscanned file is not accepted. Files that the program itself adds are not scanned.
 */
export async function scanUpload(content: Uint8Array, context: CallContext): Promise<void> {
  const { scan, caller, logError, requestId } = context;
  if (!scan || (caller.principal && caller.principal.id === undefined)) return;
  let virus: string | undefined;
  try {
    virus = await scan(content);
  } catch (error) {
    logError(error, { requestId });
    throw words.error('unavailable', (texts) => texts.problems.noScan, { headers: { 'Retry-After': '60' } });
  }
  if (virus !== undefined) throw new VirusError(virus);
}
