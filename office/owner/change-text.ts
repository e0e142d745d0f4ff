import type { Texts } from '../texts/texts.ts';

const statusIn = (statuses: Readonly<Record<string, string>>, value: string): string =>
  Object.hasOwn(statuses, value) ? (statuses[value] ?? value) : value;

/** One change of messages or applications, such as `status answered`; anything else as it is. */
function partText(part: string, kind: 'message' | 'application', { inbox, screen }: Texts): string {
  const [name, ...words] = part.split(' ');
  const value = words.join(' ');
  const isNone = value === 'none';
  const { messages, applications } = inbox;
  switch (name) {
    case 'status': {
      const { statuses } = kind === 'message' ? messages : applications;
      return screen.filter({ name: inbox.status, value: statusIn(statuses, value) });
    }
    case 'assignee':
      return isNone ? messages.unassigned : screen.filter({ name: messages.assignee, value });
    case 'rating':
      return isNone ? applications.notRated : applications.ratingOf({ stars: Number(value) });
    case 'note':
      return inbox.note;
    default:
      return part;
  }
}

/** The rest of the subject of an audit row in words. */
export const changeText = (rest: string, kind: string | undefined, texts: Texts): string =>
  kind === 'message' || kind === 'application'
    ? rest
        .split(', ')
        .map((part) => partText(part, kind, texts))
        .join(' · ')
    : rest;
