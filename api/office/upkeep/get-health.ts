import type { CallContext, Handler, MachineState } from '#api/context.ts';
import type { getHealth as getHealthCall } from '#contract/calls/office/upkeep.ts';
import { maxFailedMails } from '#contract/office/upkeep-view.ts';
import { readFailure, webhookRecipient } from '#contract/outgoing-mail.ts';
import { words } from '../words.ts';
import { findingsOf } from './findings.ts';
import { backupWording, mailWording } from './health-words.ts';

/** Used where the state of the host is unknown. */
const unknownMachine: MachineState = {
  disk: { free: null, total: null, data: 0 },
  lastBackupAt: null,
  backup: { scheduled: false, failure: null },
  version: '',
};

export const getHealth: Handler<typeof getHealthCall> = async (_, context) => {
  const { lang, sendNow, store } = context;
  const [found, mail, webhook, failures, machine, contentVersion] = await Promise.all([
    findingsOf(context),
    store.mail.state(),
    context.webhook ? store.mail.state('webhook') : null,
    store.mail.failures(maxFailedMails),
    machineOf(context),
    store.contentVersion(),
  ]);
  const inWords = (error: string) => words.say(mailWording(readFailure(error)), lang);
  const { failure } = machine.backup;
  return {
    ...found,
    mail: {
      ...mail,
      configured: sendNow !== undefined,
      lastError: mail.lastError === null ? null : inWords(mail.lastError),
      failures: failures.map((failure) => ({
        ...failure,
        to: failure.to === webhookRecipient ? 'Webhook' : failure.to,
        lastError: inWords(failure.lastError),
      })),
    },
    webhook: webhook && { ...webhook, lastError: webhook.lastError === null ? null : inWords(webhook.lastError) },
    ...machine,
    backup: {
      ...machine.backup,
      failure: failure && { ...failure, reason: words.say(backupWording(failure.reason), lang) },
    },
    contentVersion,
  };
};

/** A disk error must not hide the rest. */
async function machineOf({ machine, logError, requestId }: CallContext): Promise<MachineState> {
  try {
    return (await machine?.()) ?? unknownMachine;
  } catch (error) {
    logError(error, { requestId, call: 'GetHealth' });
    return unknownMachine;
  }
}
