import { CallError, type CallFailure } from '#contract/protocol/call-error.ts';
import { FilesUnavailable } from '#files/unavailable.ts';
import { NotScanned } from '#files/virus-scan.ts';
import { isTemporary } from '#store/database-faults.ts';

/** A service that the program needs and that can fail for all requests at once. */
export type Service = 'database' | 'file storage' | 'disk' | 'backend' | 'mail server' | 'virus scanner';

const deepest = 4;
/** Failures of the backend; the others are answers to one request. */
const ofBackend: readonly CallFailure[] = ['unreachable', 'timed-out', 'failed', 'misfit', 'too-many'];
/** Of the mail library; it rejects a single mail with other codes. */
const ofMailServer = /^E(CONNECTION|SOCKET|TIMEDOUT|DNS|TLS|AUTH|NOAUTH|PROTOCOL|OAUTH2)$/;
const ofDisk = /^E(NOSPC|DQUOT|ROFS|IO|MFILE|NFILE)$/;

/** The service whose failure an error reports; undefined for all other errors. */
export function failedService(error: unknown, depth = 0): Service | undefined {
  if (!(error instanceof Error) || depth > deepest) return undefined;
  if (error instanceof FilesUnavailable) return 'file storage';
  if (error instanceof NotScanned) return 'virus scanner';
  if (error instanceof CallError) return ofBackend.includes(error.kind) ? 'backend' : undefined;
  if (error.name === 'CircuitOpenError') return 'backend';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if ('command' in error && ofMailServer.test(code)) return 'mail server';
  if (ofDisk.test(code)) return 'disk';
  if (isTemporary(error)) return 'database';
  return failedService(error.cause, depth + 1);
}
