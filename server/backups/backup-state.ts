import type { MachineState } from '#api/context.ts';
import type { Store } from '#store/store.ts';
import { withoutSecrets } from '../logging/log-safely.ts';
import { lastBackupAt } from './archive/backup-note.ts';
import { isInFuture } from './rotation.ts';

/*
 * The audit log records when scheduled backups were made and since when they fail. So all processes on the same data
 * know it, and the log shows it.
 */

type WithAudit = Pick<Store, 'audit'>;

const by = 'schedule';
const made = 'backup.made';
const failed = 'backup.failed';

/** A continuing failure is recorded once a day. */
const repeatMs = 24 * 60 * 60_000;

export const noteSuccess = ({ audit }: WithAudit, name: string): Promise<void> =>
  audit.add({ by, action: made, subject: name });

export async function noteFailure({ audit }: WithAudit, error: unknown, now: Date): Promise<void> {
  const [success, failure] = await Promise.all([audit.last(made), audit.last(failed)]);
  const goesOn = failure !== undefined && failure.id > (success?.id ?? 0);
  if (goesOn && now.getTime() - Date.parse(failure.at) < repeatMs) return;
  await audit.add({ by, action: failed, subject: withoutSecrets(reasonOf(error)).slice(0, 300) });
}

/** The message, after the code of the operating system if there is one: the office explains the code. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = (error.cause ?? error) as NodeJS.ErrnoException;
  return typeof code !== 'string' || error.message.startsWith(code) ? error.message : `${code}: ${error.message}`;
}

export const madeBySchedule = async ({ audit }: WithAudit): Promise<string | undefined> => (await audit.last(made))?.at;

export type BackupState = Pick<MachineState, 'lastBackupAt' | 'backup'>;

/** The state of the scheduled backups of all processes, and of the backups that the command recorded in this data folder. */
export async function backupState(
  { audit }: WithAudit,
  { dataDir, scheduled, now }: { dataDir: string; scheduled: boolean; now: Date },
): Promise<BackupState> {
  const [success, failure, noted] = await Promise.all([audit.last(made), audit.last(failed), lastBackupAt(dataDir)]);
  const moments = [success?.at, noted]
    .flatMap((at) => (typeof at === 'string' ? new Date(at) : []))
    .filter((at) => !isInFuture(at, now))
    .map((at) => at.toISOString());
  const fails = scheduled && failure !== undefined && failure.id > (success?.id ?? 0);
  return {
    lastBackupAt: moments.sort().at(-1) ?? null,
    backup: { scheduled, failure: fails ? { at: failure.at, reason: failure.subject } : null },
  };
}
