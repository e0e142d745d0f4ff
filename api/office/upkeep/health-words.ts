import type { MailFailure } from '#contract/outgoing-mail.ts';
import type { Wording } from '../words.ts';

/** Why a mail was not sent, with the message of the mail server. */
export const mailWording =
  ({ cause, detail }: MailFailure): Wording =>
  ({ health }) =>
    health.mail.withDetail({ cause: health.mail[cause], detail });

/** Errors of the operating system that a scheduled backup may meet, by their codes. */
const backupCauses = {
  ENOENT: 'noFolder',
  ENOSPC: 'full',
  EDQUOT: 'quota',
  EACCES: 'readOnly',
  EPERM: 'readOnly',
  EROFS: 'readOnly',
} as const;

/** Why a backup failed. A message without a known code stays as it is. */
export function backupWording(reason: string): Wording {
  const [code] = /^E[A-Z]+(?=: )/.exec(reason) ?? [];
  const cause = Object.entries(backupCauses).find(([known]) => known === code)?.[1];
  return ({ health }) =>
    cause === undefined ? reason : health.backup.withDetail({ cause: health.backup[cause], detail: reason });
}
