import type { CallContext, Handler } from '#api/context.ts';
import { actorOf } from '#api/office/content/allowed.ts';
import { csvStream } from '#api/rules/streams/csv.ts';
import type {
  exportApplications as exportApplicationsCall,
  exportMessages as exportMessagesCall,
  exportSubscribers as exportSubscribersCall,
} from '#contract/calls/office/inbox.ts';
import { languageName } from '#contract/languages/language-tags.ts';
import type { OfficeNote } from '#contract/office/inbox-view.ts';
import type { StoredEnquiryLine } from '#store/interfaces/inbox.ts';
import { applicationView } from './applications.ts';
import { enquiryScope } from './desks.ts';
import { assigneeOf } from './messages.ts';

const csv = 'text/csv; charset=utf-8';

const languageOf = (lang: string | null): string => (lang === null ? '' : languageName(lang));

/** One line for each note, with its day and author where they are known. */
const notesInText = (notes: readonly OfficeNote[]): string =>
  notes
    .map(({ at, by, text, reply }) => {
      if (at === null) return text;
      const mailed = reply ? ` (mail to ${reply.to}, ${reply.subject})` : '';
      return `${at.slice(0, 10)} ${by}${mailed}: ${text}`;
    })
    .join('\n');

const lineInText = ({ product, article, quantity, unit, note }: StoredEnquiryLine): string =>
  [[product, article].filter(Boolean).join(' '), [quantity, unit].filter(Boolean).join(' '), note]
    .filter((part) => part !== '')
    .join('; ');

/** Logs the export of a list, without the search words, which may be a name. */
async function noteExport(what: string, status: string | undefined, { caller, store, now }: CallContext) {
  await store.audit.add({ by: actorOf(caller), action: `${what}.export`, subject: status ?? 'all' });
  return `${what}s-${now().toISOString().slice(0, 10)}.csv`;
}

export const exportMessages: Handler<typeof exportMessagesCall> = async ({ assignee, ...asked }, context) => {
  const filter = { ...asked, assignee: assigneeOf(assignee, context), scope: await enquiryScope(context) };
  const { desks } = await context.store.desks.get();
  const deskNames = new Map(desks.map(({ id, name }) => [id, name || id]));
  const names = new Map((await context.people.list()).map(({ id, name }) => [id, name]));
  const content = csvStream(context.store.submissions.eachMessage(filter), [
    ['Received', ({ receivedAt }) => receivedAt],
    ['Status', ({ status }) => status],
    ['Name', ({ name }) => name],
    ['Email', ({ email }) => email],
    ['Mobile', ({ mobile }) => mobile],
    ['Subject', ({ subject }) => subject],
    ['Message', ({ message }) => message],
    ['Assigned to', ({ assignee }) => (assignee === null ? '' : (names.get(assignee) ?? ''))],
    ['Note', ({ notes }) => notesInText(notes)],
    ['Language', ({ lang }) => languageOf(lang)],
    ['Privacy notice', ({ privacyVersion }) => privacyVersion],
    ['Reference', ({ enquiry }) => enquiry?.reference ?? ''],
    ['Desk', ({ enquiry }) => (enquiry && deskNames.get(enquiry.desk)) ?? ''],
    ['Company', ({ enquiry }) => enquiry?.company ?? ''],
    ['Country', ({ enquiry }) => enquiry?.country ?? ''],
    ['Delivery term', ({ enquiry }) => enquiry?.deliveryTerm ?? ''],
    ['Wanted by', ({ enquiry }) => enquiry?.wantedOn ?? ''],
    ['Products', ({ enquiry }) => enquiry?.lines.map(lineInText).join('\n') ?? ''],
    ['Attachment', ({ enquiry }) => enquiry?.file?.name ?? ''],
  ]);
  return { content, mediaType: csv, name: await noteExport('message', filter.status, context) };
};

export const exportApplications: Handler<typeof exportApplicationsCall> = async (filter, context) => {
  async function* applications() {
    for await (const application of context.store.submissions.eachApplication(filter))
      yield applicationView(application);
  }
  const content = csvStream(applications(), [
    ['Reference', ({ reference }) => reference],
    ['Received', ({ receivedAt }) => receivedAt],
    ['Status', ({ status }) => status],
    ['Rating', ({ rating }) => rating],
    ['Department', ({ department }) => department.title],
    ['Job', ({ career }) => career?.title ?? ''],
    ['Name', ({ name }) => name],
    ['Address', ({ address }) => address],
    ['Email', ({ email }) => email],
    ['Mobile', ({ mobile }) => mobile],
    ['Mobile alternative', ({ mobileAlternative }) => mobileAlternative],
    ['File', ({ file }) => file.name],
    ['Note', ({ notes }) => notesInText(notes)],
    ['Other jobs too', ({ talentPool }) => (talentPool ? 'yes' : 'no')],
    ['Kept until', ({ keptUntil }) => keptUntil],
    ['Language', ({ lang }) => languageOf(lang)],
    ['Privacy notice', ({ privacyVersion }) => privacyVersion],
  ]);
  return { content, mediaType: csv, name: await noteExport('application', filter.status, context) };
};

export const exportSubscribers: Handler<typeof exportSubscribersCall> = async (filter, context) => {
  const content = csvStream(context.store.subscribers.each(filter), [
    ['Email', ({ email }) => email],
    ['Status', ({ status }) => status],
    ['Asked', ({ askedAt }) => askedAt],
    ['Confirmed', ({ confirmedAt }) => confirmedAt],
    ['Ended', ({ endedAt }) => endedAt],
    ['Language', ({ lang }) => languageOf(lang)],
    ['Privacy notice', ({ privacyVersion }) => privacyVersion],
  ]);
  return { content, mediaType: csv, name: await noteExport('subscriber', filter.status, context) };
};
