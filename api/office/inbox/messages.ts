import type { CallContext, Handler } from '#api/context.ts';
import { actorOf } from '#api/office/content/allowed.ts';
import { companySettings } from '#api/office/content/company-settings.ts';
import { words } from '#api/office/words.ts';
import type {
  changeMessages as changeMessagesCall,
  listAssignees as listAssigneesCall,
  listMessages as listMessagesCall,
} from '#contract/calls/office/inbox.ts';
import type { OfficeMessage } from '#contract/office/inbox-view.ts';
import type { StoredMessage } from '#store/interfaces/inbox.ts';
import { enquiryScope, mayReadMessages } from './desks.ts';

/** The store's filter for a call's `assignee`. */
export function assigneeOf(asked: string | undefined, { caller }: CallContext): string | null | undefined {
  if (asked === 'none') return null;
  return asked === 'me' ? (caller.principal?.id ?? '') : asked;
}

export const listMessages: Handler<typeof listMessagesCall> = async ({ assignee, ...query }, context) => {
  const filter = { ...query, assignee: assigneeOf(assignee, context), scope: await enquiryScope(context) };
  const { items, total } = await context.store.submissions.messages(filter);
  return { items: items.map(messageView), total };
};

/** Without what only the store knows of an attachment. */
const messageView = ({ enquiry, ...message }: StoredMessage): OfficeMessage => {
  if (!enquiry) return { ...message, enquiry };
  const { file } = enquiry;
  const shown = file && { name: file.name, mediaType: file.mediaType, bytes: file.bytes };
  return { ...message, enquiry: { ...enquiry, file: shown } };
};

export const listAssignees: Handler<typeof listAssigneesCall> = async (_, context) => {
  const { today } = await companySettings(context);
  const readers = (await context.people.list()).filter(({ role, disabled }) => !disabled && mayReadMessages(role));
  const items = readers.map(({ id, name, onLeaveUntil }) => ({
    id,
    name,
    onLeaveUntil: onLeaveUntil !== null && onLeaveUntil >= today ? onLeaveUntil : null,
  }));
  return { items, total: items.length };
};

export const changeMessages: Handler<typeof changeMessagesCall> = async ({ ids, seen, ...change }, context) => {
  if (change.desk !== undefined) await requireDesk(change.desk, context);
  if (typeof change.assignee === 'string') await requireReader(change.assignee, context);
  const by = actorOf(context.caller);
  const scope = await enquiryScope(context);
  return { changed: await context.store.submissions.changeMessages(ids, change, by, seen, scope) };
};

async function requireDesk(id: string, { store }: CallContext): Promise<void> {
  const { desks } = await store.desks.get();
  if (desks.some((desk) => desk.id === id)) return;
  throw words.fieldError('invalid_body', [{ field: 'desk', wording: (texts) => texts.inbox.noDesk }]);
}

/** A message can only be assigned to a user who may read it. */
async function requireReader(id: string, { people }: CallContext): Promise<void> {
  const person = await people.get(id);
  const reads = person && !person.disabled && mayReadMessages(person.role);
  if (reads) return;
  throw words.fieldError('invalid_body', [{ field: 'assignee', wording: (texts) => texts.inbox.notAReader }]);
}
