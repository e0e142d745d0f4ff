import type { Handler } from '#api/context.ts';
import type { dismissFinding as dismissFindingCall } from '#contract/calls/office/dismiss-finding.ts';
import type { restoreFinding as restoreFindingCall } from '#contract/calls/office/restore-finding.ts';
import { Refusal } from '#contract/problem.ts';

export const dismissFinding: Handler<typeof dismissFindingCall> = async ({ key, reason }, { caller, store }) => {
  await store.dismissals.add(key, reason, caller.principal?.name ?? '');
  return { ok: true };
};

export const restoreFinding: Handler<typeof restoreFindingCall> = async ({ key }, { caller, store }) => {
  if (!(await store.dismissals.remove(key, caller.principal?.name ?? ''))) throw new Refusal('not_found');
  return { ok: true };
};
