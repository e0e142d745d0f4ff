import { loaders } from '#build/messages/forms.ts';
import { loadTexts } from './load-texts.ts';
import { pageTextsFor } from './use-page-texts.ts';

const formTextsFor = await loadTexts(loaders);

/** The errors at form fields in a language, by names that are the same in every language. */
function fieldErrorTexts(language?: string): ReadonlyMap<string, string> {
  const { phoneOf, ...fields } = formTextsFor(language).fields;
  const { mobile, mobileAlternative, wrongType, tooLarge } = pageTextsFor(language).cv;
  const ofPhones = {
    mobile: phoneOf({ label: mobile }),
    mobileAlternative: phoneOf({ label: mobileAlternative }),
  };
  return new Map(Object.entries({ ...fields, ...ofPhones, wrongType, tooLarge }));
}

/** The names of the errors by their English texts, which are those of the contract. */
const names: ReadonlyMap<string, string> = new Map([...fieldErrorTexts()].map(([name, text]) => [text, name]));

/** The contract's message about a field in a language. Any other message stays as it is. */
export const fieldErrorIn = (language: string, message: string): string =>
  fieldErrorTexts(language).get(names.get(message) ?? '') ?? message;
