import type { Formality, Term } from '#contract/languages/glossary.ts';

export type TextKind = 'html' | 'text';

/** Into which language, and how, texts are translated. Languages are lower-case tags. */
export interface TranslationJob {
  from: string;
  to: string;
  formality: Formality;
  terms: readonly Term[];
}

/** Translates texts of one kind, in their order. Throws a {@link TranslationError}. */
export type TranslateTexts = (kind: TextKind, texts: readonly string[]) => Promise<string[]>;

/** A translation service on another host. Texts leave this process only through it. */
export interface Translator {
  /** The host that receives the texts, such as `api.deepl.com`. */
  host: string;
  /** The number of characters of one request; a longer text is sent alone. */
  maxCharacters: number;
  /** Prepares a job once for any number of requests. */
  open(job: TranslationJob): Promise<TranslateTexts>;
}

/** Why texts were not translated; the message is for editors and contains neither texts nor the key. */
export class TranslationError extends Error {
  override readonly name = 'TranslationError';
  /** `service`: any other text would fail too. `texts`: others may succeed. */
  readonly scope: 'service' | 'texts';

  constructor(scope: 'service' | 'texts', message: string) {
    super(message);
    this.scope = scope;
  }
}
