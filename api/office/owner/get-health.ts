import type { CallContext, Handler, MachineState } from '#api/context.ts';
import type { getHealth as getHealthCall } from '#contract/calls/office/owner/get-health.ts';
import { findingsOf } from './findings.ts';

/** Used where the state of the host is unknown. */
const unknownMachine: MachineState = {
  disk: { free: null, total: null, data: 0 },
  lastBackupAt: null,
  backup: { scheduled: false, failure: null },
  version: '',
};

export const getHealth: Handler<typeof getHealthCall> = async (_, context) => {
  const { sendNow, store } = context;
  const [found, mail, machine, contentVersion] = await Promise.all([
    findingsOf(context),
    store.mail.state(),
    machineOf(context),
    store.contentVersion(),
  ]);
  return { ...found, mail: { configured: sendNow !== undefined, ...mail }, ...machine, contentVersion };
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
