import { commaOf } from '#contract/text/comma.ts';

/** With a mark of direction in Arabic: without it, a number behind a Latin word is drawn before that word. */
const separatorOf = (language: string): string => commaOf(language).replace('،', '،\u200f');

/** Facts as a list in a language, such as `PDF, 42 KB, German`. */
export const formatList = (facts: readonly string[], language: string): string => facts.join(separatorOf(language));
