import type { CallContext, Handler } from '#api/context.ts';
import { actorOf } from '#api/office/content/allowed.ts';
import { officeAccess, type Role } from '#contract/access.ts';
import type { getDesks as getDesksCall, saveDesks as saveDesksCall } from '#contract/calls/office/desks.ts';
import type { EnquiryScope, StoredMessage } from '#store/interfaces/inbox.ts';

/** Whether a user with this role may read messages. */
export const mayReadMessages = (role: Role): boolean => officeAccess.ListMessages.some((reader) => reader === role);

export const getDesks: Handler<typeof getDesksCall> = async (_, { store }) => ({
  ...(await store.desks.get()),
  answers: await store.desks.answers(),
});

/** People who may not read messages, or are no users any more, are left out. */
export const saveDesks: Handler<typeof saveDesksCall> = async ({ settings, seen }, { store, people, caller }) => {
  const readers = new Set((await people.list()).filter(({ role }) => mayReadMessages(role)).map(({ id }) => id));
  const desks = settings.desks.map((desk) => ({ ...desk, people: desk.people.filter((id) => readers.has(id)) }));
  await store.desks.save({ ...settings, desks }, seen, actorOf(caller));
  return { revision: seen + 1 };
};

/** The enquiries that the caller sees; undefined: all. */
export async function enquiryScope({ caller, store }: CallContext): Promise<EnquiryScope | undefined> {
  const { id: user = '', role } = caller.principal ?? {};
  if (role === 'owner') return undefined;
  const { ownOnly, desks } = await store.desks.get();
  if (!ownOnly) return undefined;
  return { user, desks: desks.filter(({ people }) => people.includes(user)).map(({ id }) => id) };
}

/** Whether a caller with a scope sees a message. */
export const isInScope = ({ enquiry, assignee }: StoredMessage, scope: EnquiryScope | undefined): boolean =>
  !scope || !enquiry || assignee === scope.user || scope.desks.includes(enquiry.desk);
