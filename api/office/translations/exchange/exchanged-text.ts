import { cleanHtml } from '#api/rules/html/clean-html.ts';
import type { TranslatedText } from '#store/store.ts';
import { aligned } from './codes/align-codes.ts';
import { type CodedText, codedHtml, codedPlain } from './codes/html-codes.ts';

export const coded = (input: TranslatedText['input'], text: string): CodedText =>
  input === 'rich-text' ? codedHtml(cleanHtml(text)) : codedPlain(text);

/** A text of a revision and its translation with the same codes. */
export interface ExchangedText {
  source: CodedText;
  /** Undefined without a translation, or where its paragraphs, lists and tables differ from those of the source. */
  target: CodedText | undefined;
}

/** The export and the import derive the same codes from the same revision, so the import needs only their ids. */
export function exchangedText({ input, text, translation }: TranslatedText): ExchangedText {
  const source = coded(input, text);
  return { source, target: translation === '' ? undefined : aligned(source, coded(input, translation)) };
}
