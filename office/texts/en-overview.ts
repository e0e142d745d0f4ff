import type { EntryStatus } from '#contract/entry.ts';

const statuses: Record<EntryStatus, string> = { draft: 'Draft', published: 'Published', scheduled: 'Scheduled' };

const some = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`);

export const overviewTexts = {
  title: 'Overview',
  menu: 'Overview',
  hello: (name: string) => `Hello ${name}. Here is what needs your attention.`,
  calm: (name: string) => `Hello ${name}. Nothing needs your attention at the moment.`,
  todo: 'What to do next',
  tasks: {
    myMessages: (count: number) =>
      count === 1 ? 'One message is assigned to you' : `${count} messages are assigned to you`,
    messages: (count: number) => some(count, 'One new message', 'new messages'),
    applications: (count: number) => some(count, 'One new application', 'new applications'),
    findings: (count: number) => some(count, 'One finding needs attention', 'findings need attention'),
    outdated: (count: number, language: string) =>
      count === 1 ? `One entry is outdated in ${language}` : `${count} entries are outdated in ${language}`,
    drafts: (count: number) => some(count, 'One draft is not published yet', 'drafts are not published yet'),
    myTranslations: (count: number, overdue: number) =>
      overdue === 0 ? `Your translations: ${count}` : `Your translations: ${count}, ${overdue} overdue`,
  },
  taskHints: {
    myMessages: 'To be answered',
    messages: 'To be read and answered',
    applications: 'To be looked at and rated',
    findings: 'Descriptions, links, dates that run out',
    outdated: 'The default language has changed since the translation',
    drafts: 'To be finished and published, or put into the trash',
    myTranslations: 'Assigned to you and not complete yet',
  },
  drafts: 'Drafts',
  allDrafts: 'All drafts',
  draftsIn: (type: string, count: number) => `${type} (${count})`,
  scheduled: 'Scheduled',
  nothingScheduled: 'Nothing is scheduled.',
  recent: 'Recently changed',
  nothingRecent: 'Nothing was changed yet.',
  changedBy: (when: string, who: string) => `${when} by ${who}`,
  appears: (when: string) => `on ${when}`,
  statuses,
  pending: 'Unpublished changes',
  write: 'Write news',
  firstSteps: 'First steps',
  stepsDone: (done: number, all: number) => `${done} of ${all} done`,
  hideSteps: 'Hide',
  done: 'done',
  steps: {
    company: { title: 'Name the company', hint: 'Name, address, phone, time zone: they are on every page.' },
    logo: { title: 'Add the logo', hint: 'And choose the colours, with a preview beside them.' },
    concern: { title: 'Add the first concern', hint: 'A company of the group, with its own page.' },
    news: { title: 'Write the first news', hint: 'It appears on the home page as soon as it is published.' },
  },
};
