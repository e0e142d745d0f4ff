import type { Texts } from '../texts/texts.ts';

/** What the texts need to name languages and days. */
export interface SubjectFormats {
  languageName(tag: string): string;
  day(day: string): string;
  list(items: readonly string[]): string;
}

type Kind = 'message' | 'application' | 'subscriber';

const textIn = (known: Readonly<Record<string, string>>, value: string): string =>
  Object.hasOwn(known, value) ? (known[value] ?? value) : value;

const statusesOf = (kind: Kind, { inbox }: Texts): Readonly<Record<string, string>> =>
  ({ message: inbox.messages, application: inbox.applications, subscriber: inbox.subscribers })[kind].statuses;

const isInbox = (kind: string | undefined): kind is Kind =>
  kind === 'message' || kind === 'application' || kind === 'subscriber';

/** One change, such as `status answered` or `languages de fr`; anything else as it is. */
function partText(part: string, kind: Kind, texts: Texts, formats: SubjectFormats): string {
  const { inbox, screen, translations, owner } = texts;
  const { messages, applications } = inbox;
  const [name, ...words] = part.split(' ');
  const value = words.join(' ');
  const isNone = value === 'none';
  switch (name) {
    case 'status':
      return screen.filter({ name: inbox.status, value: textIn(statusesOf(kind, texts), value) });
    case 'assignee':
      return isNone ? messages.unassigned : screen.filter({ name: messages.assignee, value });
    case 'rating':
      return isNone ? applications.notRated : applications.ratingOf({ stars: Number(value) });
    case 'note':
      return inbox.note;
    case 'consent':
      return owner.audit.consentWithdrawn;
    case 'languages':
      return formats.list(words.map(formats.languageName));
    case 'due':
      return isNone ? owner.audit.noDueDate : translations.task.due({ day: formats.day(value) });
    default:
      return part;
  }
}

const changesText = (rest: string, kind: Kind, texts: Texts, formats: SubjectFormats): string =>
  rest
    .split(', ')
    .map((part) => partText(part, kind, texts, formats))
    .join(' · ');

/** Numbers of rows, such as `messages 1, mails 0`. */
function countsText(rest: string, { owner }: Texts): string {
  const { counts } = owner.audit;
  const found = rest.split(', ').map((part) => part.split(' '));
  return found
    .map(([name = '', count]) =>
      Object.hasOwn(counts, name) ? counts[name as keyof typeof counts]({ count: Number(count) }) : `${name} ${count}`,
    )
    .join(' · ');
}

/** The texts of one language, such as `de 12`. */
function ofLanguage(rest: string, { owner }: Texts, { languageName }: SubjectFormats): string {
  const [lang = '', count] = rest.split(' ');
  const name = languageName(lang);
  return count === undefined ? name : `${name} · ${owner.audit.counts.entries({ count: Number(count) })}`;
}

/** The rest of the subject of an audit row in words. `kind`: of the things that the subject names. */
export function subjectText(
  { action, rest, kind }: { action: string; rest: string; kind?: string | undefined },
  texts: Texts,
  formats: SubjectFormats,
): string {
  const { audit } = texts.owner;
  switch (action) {
    case 'content.export':
      return audit.counts.entries({ count: Number(rest) });
    case 'translations.export':
    case 'translations.import':
    case 'glossary.change':
      return ofLanguage(rest, texts, formats);
    case 'translation.assign': {
      const [, count, changes = rest] = /^(\d+) entries: (.*)$/s.exec(rest) ?? [];
      const text = changesText(changes, 'message', texts, formats);
      return count === undefined ? text : `${audit.counts.entries({ count: Number(count) })}: ${text}`;
    }
    case 'person.erase':
    case 'person.export':
    case 'desks.change':
    case 'replies.change':
      return countsText(rest, texts);
    case 'mail.test':
      return rest === 'sent' ? audit.mailSent : audit.mailFailed;
    case 'message.export':
    case 'application.export':
    case 'subscriber.export': {
      const [exported] = action.split('.');
      if (rest === 'all') return audit.all;
      return isInbox(exported) ? textIn(statusesOf(exported, texts), rest) : rest;
    }
    default:
      return isInbox(kind) ? changesText(rest, kind, texts, formats) : rest;
  }
}
