import type { Caller, Handler } from '#api/context.ts';
import { actorOf } from '#api/office/content/allowed.ts';
import { subjectOf } from '#api/rules/findings.ts';
import type {
  dismissFinding as dismissFindingCall,
  restoreFinding as restoreFindingCall,
} from '#contract/calls/office/upkeep.ts';
import { HttpError } from '#contract/protocol/problem.ts';

const byCaller = (key: string, caller: Caller) => ({ by: actorOf(caller), subject: subjectOf(key) });

export const dismissFinding: Handler<typeof dismissFindingCall> = async ({ key, reason }, { caller, store }) => {
  await store.dismissals.add({ finding: key, reason }, byCaller(key, caller));
  return { ok: true };
};

export const restoreFinding: Handler<typeof restoreFindingCall> = async ({ key, seen }, { caller, store }) => {
  if (!(await store.dismissals.remove(key, byCaller(key, caller), seen))) throw new HttpError('not_found');
  return { ok: true };
};
