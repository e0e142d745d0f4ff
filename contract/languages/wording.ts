import { type FieldError, HttpError, type ProblemCode } from '../protocol/problem.ts';
import type { BrokenRule } from '../rules.ts';

/** A text in any language: `(texts) => texts.people.exists`. */
export type Wording<Texts> = (texts: Texts, lang: string) => string;

interface More {
  headers?: Record<string, string>;
  errors?: FieldError[];
}

/** The texts of a catalog, for errors and other texts in the language of a user. */
export interface Words<Texts> {
  /** The first of some language tags that the catalog has, or a more general one; English without any. */
  known(wanted: readonly (string | null | undefined)[]): string;
  say(wording: Wording<Texts>, lang: string): string;
  /** An error with a detail. */
  error(code: ProblemCode, wording: Wording<Texts>, more?: More): HttpError;
  /** An error at single fields. `detailed`: the first message is its detail too. */
  fieldError(
    code: ProblemCode,
    fields: readonly (BrokenRule & { field: string; wording: Wording<Texts> })[],
    detailed?: boolean,
  ): HttpError;
}

type Loaders<Texts> = Readonly<Record<string, () => Promise<{ messages: Texts }>>>;

/** Loads the texts in all languages of a compiled catalog. */
export async function loadWords<Texts>(
  loaders: Loaders<Texts> & { en: Loaders<Texts>[string] },
): Promise<Words<Texts>> {
  const english = (await loaders.en()).messages;
  const loaded = Object.entries(loaders).map(
    async ([lang, load]): Promise<[string, Texts]> => [lang, (await load()).messages],
  );
  const all = new Map(await Promise.all(loaded));
  const say = (wording: Wording<Texts>, lang: string) => wording(all.get(lang) ?? english, lang);
  return {
    known(wanted) {
      const tags = wanted.flatMap((tag) => (tag ? [tag.toLowerCase(), tag.toLowerCase().split('-')[0] ?? ''] : []));
      return tags.find((tag) => all.has(tag)) ?? 'en';
    },
    say,
    error: (code, wording, more) =>
      new HttpError(code, say(wording, 'en'), { ...more, translated: (lang) => ({ detail: say(wording, lang) }) }),
    fieldError(code, fields, detailed = false) {
      const inLanguage = (lang: string) =>
        fields.map(({ wording, ...error }) => ({ ...error, message: say(wording, lang) }));
      const detailOf = (errors: FieldError[]) => (detailed ? errors[0]?.message : undefined);
      const errors = inLanguage('en');
      const translated = (lang: string) => {
        const own = inLanguage(lang);
        const detail = detailOf(own);
        return { errors: own, ...(detail === undefined ? {} : { detail }) };
      };
      return new HttpError(code, detailOf(errors), { errors, translated });
    },
  };
}

/** The language tags of an `Accept-Language` header, the preferred ones first. */
export function acceptedLanguages(header: string | null): string[] {
  const ranges = (header ?? '').split(',').map((range) => {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
    const weight = Number(parameters.find((each) => each.startsWith('q='))?.slice(2) ?? 1);
    return { tag, weight };
  });
  return ranges
    .filter(({ tag, weight }) => /^[a-z]{2,8}(-[a-z0-9]{1,8})*$/i.test(tag) && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}
