import { loaders } from '#build/messages/forms.ts';
import type { FieldError } from '#contract/protocol/problem.ts';
import { loadTexts } from './load-texts.ts';
import { pageTextsFor } from './use-page-texts.ts';

const formTextsFor = await loadTexts(loaders);

/** The texts of the rules of forms in a language, by their codes. */
function ruleTexts(language: string, { field, params = {} }: FieldError): Readonly<Record<string, string>> {
  const { fields } = formTextsFor(language);
  const { mobile, mobileAlternative, wrongType, tooLarge } = pageTextsFor(language).cv;
  const max = Number(params.max);
  return {
    ...fields,
    name: fields.name({ max }),
    subject: fields.subject({ max }),
    message: fields.message({ max }),
    address: fields.address({ max }),
    article: fields.article({ max }),
    note: fields.note({ max }),
    lines: fields.lines({ max }),
    company: fields.company({ max }),
    attachment: fields.attachment({ megabytes: Number(params.megabytes) }),
    phone_of: fields.phone_of({ label: field === 'mobileAlternative' ? mobileAlternative : mobile }),
    file_type: wrongType,
    file_size: tooLarge,
  };
}

/** The message of an error at a field in a language. An error without a rule of forms keeps its message. */
export const fieldErrorIn = (language: string, error: FieldError): string =>
  ruleTexts(language, error)[error.code ?? ''] ?? error.message;
