import { nameOfLanguage, type Wording } from '../office/words.ts';

export interface MessageFields {
  name: string;
  email: string;
  mobile: string;
  subject: string;
  lang?: string | undefined;
}

const line =
  (field: 'name' | 'email' | 'mobile' | 'about', value: string): Wording =>
  ({ notices }) =>
    notices.message[field]({ value: value || notices.message.notGiven });

const pageLanguage =
  (tag: string): Wording =>
  ({ notices }, lang) =>
    notices.message.language({ value: nameOfLanguage(tag, lang) });

/** Sender and subject of a message, a line each, in a mail about it. */
export const messageLines = ({ name, email, mobile, subject, lang }: MessageFields): Wording[] => [
  line('name', name),
  line('email', email),
  line('mobile', mobile),
  line('about', subject),
  ...(lang ? [pageLanguage(lang)] : []),
];
