import { entriesTexts } from './en-entries.ts';
import { exchangeTexts } from './en-exchange.ts';
import { filesTexts } from './en-files.ts';
import { formTexts } from './en-form.ts';
import { inboxTexts } from './en-inbox.ts';
import { overviewTexts } from './en-overview.ts';
import { ownerTexts } from './en-owner.ts';
import { peopleTexts } from './en-people.ts';
import { privacyTexts, visitTexts } from './en-privacy.ts';
import { screenTexts } from './en-screen.ts';
import { shellTexts } from './en-shell.ts';
import { translationTexts } from './en-translations.ts';

/** The office's texts in English; another language is another object of the same shape. */
export const english = {
  shell: shellTexts,
  people: peopleTexts,
  entries: entriesTexts,
  form: formTexts,
  files: filesTexts,
  inbox: inboxTexts,
  owner: ownerTexts,
  overview: overviewTexts,
  privacy: privacyTexts,
  visits: visitTexts,
  screen: screenTexts,
  translations: translationTexts,
  exchange: exchangeTexts,
};
