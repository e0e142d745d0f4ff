import { entityNames, entityOf } from '#content/registry.ts';
import { mapTexts } from '#contract/entity.ts';
import type { EditedEntry, EntryRow } from '#contract/office/entry-view.ts';
import type { OfficeAtWork } from './office-at-work.ts';

type Document = Record<string, unknown>;

/** The language of an editor's text follows its first character. */
export const begin = '⟦';
export const end = '⟧';

const mark = (lang: string, text: string): string => {
  const plain = text.replaceAll(/⟦\w+ |⟧/g, '');
  if (plain.trim() === '') return text;
  // After all opening tags: a list has no text outside its items.
  const opening = /^(?:<[^>]*>\s*)+/;
  return opening.test(plain)
    ? plain.replace(opening, (tags) => `${tags}${begin}${lang} `)
    : `${begin}${lang} ${plain}${end}`;
};

/** Texts of pictures and videos, which the schema does not declare as text fields. */
const inMedia: ReadonlySet<string> = new Set(['alt', 'title', 'transcript', 'description']);

const mapMedia = (value: unknown, lang: string, key = ''): unknown => {
  if (typeof value === 'string') return inMedia.has(key) ? mark(lang, value) : value;
  if (Array.isArray(value)) return value.map((item) => mapMedia(item, lang));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, mapMedia(part, lang, name)]));
};

function marked(type: EditedEntry['type'], { languages, ...document }: Document, lang: string): Document {
  const texts = mapTexts(entityOf(type).document, document, (text) => mark(lang, text)) as Document;
  return { ...(mapMedia(texts, lang) as Document), ...(languages ? { languages } : {}) };
}

/** Without the longer texts of list items, such as the description of a content part. */
const withoutLongTexts = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(({ description: _, transcript: __, ...item }: Document) => item) : value;

/** No translation, one of every second field, one of the other fields, or one of the first field alone. */
function translationOf({ languages: _, ...document }: Document, kind: number): Document {
  const fields = Object.entries(document);
  if (kind === 0) return {};
  const chosen = kind === 3 ? fields.slice(0, 1) : fields.filter((_, index) => index % 2 === kind % 2);
  return Object.fromEntries(chosen.map(([key, value]) => [key, withoutLongTexts(value)]));
}

/** The number of ways in which an entry can be translated here. */
export const translationKinds = 4;

/** Entries of a type that have each way once. The others have one of them: their texts are shown alike. */
const perType = 2 * translationKinds;

/**
 * Gives every text of every published entry a mark with its language, English, and translates each entry into German in
 * one of several ways. `shift` moves the ways of the first entries of each type.
 */
export async function translateInPart({ call }: OfficeAtWork, shift: number): Promise<void> {
  for (const type of entityNames) {
    const take = shift === 0 ? 100 : perType;
    const rows = await call<EntryRow[]>(`ListEntries?type=${type}&state=published&take=${take}`);
    for (const [index, { id }] of rows.entries()) {
      const { document, parent, revision } = await call<EditedEntry>(`GetEntry?id=${id}`);
      const german = translationOf(marked(type, document, 'de'), (index + shift) % translationKinds);
      await call('SaveEntry', {
        ...{ type, id, parent, revision, status: 'published' },
        document: marked(type, document, 'en'),
        translations: { de: german },
      });
    }
  }
}
