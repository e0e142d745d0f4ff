import { retention } from '#contract/retention.ts';

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

const kinds: Readonly<Record<string, string>> = {
  applications: 'Applications with their CVs',
  messages: 'Messages',
  unconfirmed: 'Subscribers who never confirmed',
  unsubscribed: 'Subscribers who left',
  mails: 'Mails that could not be sent',
  addresses: 'IP addresses',
};

export const privacyTexts = {
  menu: 'Personal data',
  title: 'Personal data',
  intro: 'What is kept of one person, to hand it over or to erase it; and what is deleted automatically.',
  person: {
    title: 'One person',
    hint: 'For people who ask what you keep about them. Make sure that it is them: answer to this address.',
    email: 'E-mail address',
    wrong: 'This is not an e-mail address',
    find: 'Look it up',
    found: (email: string) => `Kept of ${email}`,
    nothing: 'Nothing is kept of this person',
    nothingHint: 'Neither messages nor applications, subscriptions or mails have this address.',
    messages: 'Messages',
    applications: 'Applications',
    subscriptions: 'Newsletter',
    mails: 'Mails in the queue',
    messagesOf: (number: number) => count(number, 'message', 'messages'),
    mailsOf: (number: number) => count(number, 'mail', 'mails'),
    none: 'None',
    received: (day: string) => `received ${day}`,
    keptUntil: (day: string) => `kept until ${day}`,
    asked: (status: string, day: string) => `${status}, asked for on ${day}`,
    account: 'This address also belongs to a person who works in the office. An owner disables them under “People”.',
    download: 'Download everything',
    downloaded: 'The archive holds personal data: delete it once it was handed over.',
    erase: 'Erase this person',
    noReading: 'An owner can download what is kept.',
  },
  deleted: {
    title: 'Automatic deletion',
    intro: 'Once a day, data whose retention period has ended is deleted from the database and the disk.',
    periods: [
      ['CVs', `${retention.applicationMonths} months after the job closes, or after they came`],
      ['CVs, with consent', `${retention.talentPoolMonths} months`],
      ['Messages', `${retention.messageMonths} months`],
      ['Newsletter, not confirmed', `${retention.unconfirmedDays} days`],
      ['Newsletter, left', `${retention.unsubscribedDays} days`],
      ['Mails not sent', `${retention.queuedMailDays} days`],
      ['IP addresses', `${retention.addressDays} days`],
    ] as readonly (readonly [what: string, howLong: string])[],
    log: 'Deleted so far',
    none: 'Nothing has been due yet.',
    day: 'Day',
    what: 'What',
    howMany: 'How many',
    kindOf: (kind: string) => kinds[kind] ?? kind,
  },
};

export const visitTexts = {
  menu: 'Visits',
  title: 'Visits',
  intro:
    'How often pages are read, by day (UTC) and page and nothing else: no cookies, no addresses of visitors. Bots that identify themselves and pages that browsers prefetch are not counted.',
  period: 'Period',
  days: (days: number) => (days === 365 ? 'A year' : `${days} days`),
  total: (visits: string, days: number) => `${visits} visits in ${days === 365 ? 'a year' : `${days} days`}`,
  average: (visits: string) => `${visits} a day`,
  plot: 'Visits by day',
  plotOf: (visits: string, days: number, most: string, day: string) =>
    `Bars for ${days} days, ${visits} visits in all; the most were ${most} on ${day}.`,
  emptyPlot: 'No visits in this time.',
  bar: (day: string, visits: string) => `${day}: ${visits}`,
  table: 'The same as a table',
  day: 'Day',
  visits: 'Visits',
  share: 'Share',
  pages: 'Most read',
  page: 'Page',
  home: 'Home page',
  others: 'Other addresses',
  nothing: 'No visits yet',
  nothingHint: 'The first visits show within a minute or two.',
};
