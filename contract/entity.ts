import type { z } from 'zod';
import type { ContentRule } from './access.ts';
import { searchEngineFields } from './documents/search-engines.ts';
import type { FieldInput } from './fields.ts';
import type { FieldError } from './protocol/problem.ts';
import { mapFields } from './schema-walk.ts';
import type { Code } from './text/codes/codes.ts';

/** The paths at which visitors read the entries of a type, without a language. A type has at least one of them. */
export interface EntityPages<Document> {
  /** The page that lists the entries. */
  list?: string;
  /** The page of one entry, or its place on another page. `:id` and `:address` are the entry's public id and its own address. */
  item?: string;
  /** Whether the page of an entry is divided into pages. */
  itemIsPaged?: boolean;
  /** The page that shows an entry, where it is none of the others. */
  shownOn?: string | ((document: Document) => string);
  /** The pages without entries that show texts or sections of the document, by their paths: searches find them by these. */
  fieldsOn?: Readonly<Record<string, readonly (keyof Document & string)[]>>;
  /** Whether the page at `shownOn` is the entry’s own, as the home page is. */
  isOwnPage?: boolean;
  /** Whether the list or `shownOn` has an anchor for each entry, such as `#video-7`. */
  isAnchored?: boolean;
}

/** The groups of the office's menu that contain content types. */
export type EntityGroup = 'content' | 'products' | 'group' | 'jobs' | 'settings';

/** The icons of content types in the office. */
export type EntityIcon =
  | 'apartment'
  | 'article'
  | 'assessment'
  | 'award'
  | 'badge'
  | 'business'
  | 'carousel'
  | 'category'
  | 'contacts'
  | 'file'
  | 'help'
  | 'home'
  | 'inventory'
  | 'menu'
  | 'people'
  | 'photos'
  | 'place'
  | 'shield'
  | 'shipping'
  | 'store'
  | 'tag'
  | 'tune'
  | 'video'
  | 'web'
  | 'work';

/** The published entries that an entry names, in the language of its texts. */
export interface RelatedEntries {
  /** The language, for `Intl`. */
  lang: string;
  /** The document of an entry; undefined for one that visitors do not see. */
  documentOf(id: number): Readonly<Record<string, unknown>> | undefined;
  /** The document of the parent. */
  parent: Readonly<Record<string, unknown>> | undefined;
}

/** A public call that returns entries of the type. */
export interface EntityCall {
  /** The name that the specification gives it. */
  name: string;
  summary: string;
  /** Whether many pages make the call, for menus or lists beside an entry. The site caches its results. */
  isShared?: boolean;
}

/**
 * What sections of pages show of an entry beside its name, as names of its fields. `text`: HTML or plain text, cut to
 * its opening. `image`: absent: its first picture. `date`: a day or moment. `url`: an address that opens instead of its
 * page.
 */
export interface EntityCard<Document> {
  text?: keyof Document & string;
  detail?: keyof Document & string;
  image?: keyof Document & string;
  logo?: keyof Document & string;
  date?: keyof Document & string;
  url?: keyof Document & string;
  /** Whether sections that choose entries by a rule show it; absent: always. `today`: in the company's time zone. */
  isCurrent?(document: Document, at: { today: string; now: Date }): boolean;
}

/** The public calls of a type, by what they return: all entries, one by its public id or address, or the only one. */
export interface EntityCalls {
  list?: EntityCall;
  byId?: EntityCall;
  byAddress?: EntityCall;
  single?: EntityCall;
}

/**
 * A content type: its name, its document, and everything that the store, the search, the office and the site need to
 * know about it. `parents` names the types that an entry may have as its parent.
 */
export interface Entity<
  Name extends string = string,
  Document extends z.ZodObject = z.ZodObject,
  SearchNumber extends number = number,
  Calls extends EntityCalls = EntityCalls,
> {
  name: Name;
  label: { one: string; many: string };
  /** The order of its entries in lists; absent: by position. */
  order?: 'newest';
  pages: EntityPages<z.output<Document>>;
  /** The place of the type among the kinds of search results; absent: the site's search does not include it. */
  searchNumber?: SearchNumber;
  /** Of titles that are as near to the words of a search, those of types with a higher number come first; absent: 0. */
  searchOrder?: 2 | 1 | -1;
  /**
   * The relation that says which entry takes the place of another, and the entry that has it. Searches list the older
   * one last.
   */
  supersedes?: { field: string; of: 'newer' | 'older' };
  /** Its place in the office's menu, and its icon there. */
  menu: { group: EntityGroup; position: number; icon: EntityIcon };
  /** The rule that says which roles see and change entries; absent: that of content. */
  access?: ContentRule;
  calls: Calls;
  document: Document;
  /** A valid document, used by tests, the component catalogue and the demo's type check. */
  example: z.input<Document>;
  /** The entry's name in lists and search results; absent: its field `name`. */
  title?(document: z.output<Document>): string;
  /**
   * Texts that are searched in addition to the title; absent: only the title. HTML is allowed. `related`: the entries
   * of `searchedWith`; absent where only the texts of the entry itself count, as in the office.
   */
  texts?(document: z.output<Document>, related?: RelatedEntries): string[];
  /** The text whose start is the usual description of the page; '' is none. Absent: the first of `texts`. */
  describedBy?(document: z.output<Document>): string;
  /**
   * The relations whose entries `texts` reads, such as `facts.attribute`, and `parent`: a change of these entries
   * changes what search finds.
   */
  searchedWith?: readonly string[];
  /** What visitors get of a document; absent: all of it. */
  forVisitors?(document: z.output<Document>): z.output<Document>;
  /** The field that lists of the office show beside the title, such as a deadline. */
  listColumn?: string;
  /** The moment for the order "newest", ISO 8601 in UTC. */
  dated?(document: z.output<Document>): string;
  /**
   * Errors between fields that are valid on their own. Checked only on save, so that documents older than a rule can
   * still be read.
   */
  check?(document: z.output<Document>): FieldError[];
  /** The part of the page address that comes from the document, unique within the type. */
  address?(document: z.output<Document>): string;
  /**
   * Whether no entry may have an address, because the site uses its path for something else. The pages of other types are
   * known without it.
   */
  isReserved?(address: string): boolean;
  /** The days at whose start visitors see the entry otherwise, in the company's time zone, in any order. */
  changesOn?(document: z.output<Document>): string[];
  /** Whether what the entry says is no longer true on a day: the search does not find it. */
  hasEnded?(document: z.output<Document>, today: string): boolean;
  /** How sections of pages show an entry; absent: they cannot. */
  card?: EntityCard<z.output<Document>>;
  /** Whether its texts can promise what needs evidence, such as “organic”. */
  claims?: boolean;
  /** The codes by which visitors find the entry at a lasting address, such as article numbers, with their fields. */
  codes?(document: z.output<Document>): (Code & { field: string })[];
  /** Whether the sitemap lists the page of an entry; absent: always. Types without pages of their own are never listed. */
  isListed?(document: z.output<Document>, now: Date): boolean;
  /** Types an entry may have as its parent; absent: entries of this type have none. */
  parents?: readonly string[];
  /** Whether there is exactly one entry of this type. */
  single?: boolean;
}

/** Whether each entry of a type has a page of its own, not a place on a list page. */
export const hasOwnPage = ({ item, isOwnPage = false }: Pick<EntityPages<unknown>, 'item' | 'isOwnPage'>): boolean =>
  isOwnPage || item?.includes('#') === false;

/**
 * Infers the type of an entity definition. Entries with a page get the {@link searchEngineFields}. The type of their
 * document leaves these out: `searchEnginesOf` reads them.
 */
export const defineEntity = <
  const Name extends string,
  Document extends z.ZodObject,
  const Calls extends EntityCalls,
  const SearchNumber extends number = never,
>(
  entity: Entity<Name, Document, SearchNumber, Calls>,
): Entity<Name, Document, SearchNumber, Calls> =>
  hasOwnPage(entity.pages)
    ? { ...entity, document: entity.document.extend(searchEngineFields) as z.ZodObject as Document }
    : entity;

/** The name of an entry in lists and search results. */
export const titleOf = (entity: Pick<Entity, 'title'>, document: Record<string, unknown>): string =>
  entity.title ? entity.title(document) : String(document.name ?? '');

/** The parsed document of an entity. */
export type DocumentOf<E extends Entity> = z.output<E['document']>;

/** The language of an entry in a response to a call with `lang`; absent for the default language. */
export interface EntryLanguage {
  /** The language of its texts: the requested one, a more general one, or the default language. */
  lang?: string | undefined;
  /** The paths of texts without a translation, such as `content.0.title`: they are in the default language. */
  fallback?: readonly string[] | undefined;
}

/** An entry in the response of a call: its document with its public id, under our own field names. */
export type ViewOf<E extends Entity> = DocumentOf<E> & EntryLanguage & { id: string };

/** The kinds of fields that hold text. */
export type TextInput = 'rich-text' | 'long-text' | 'text';

const textInputs: readonly TextInput[] = ['rich-text', 'long-text', 'text'];

export const isTextInput = (input: FieldInput): input is TextInput => textInputs.some((each) => each === input);

/** A copy of `value` with `change` applied to every text, also in lists and parts. */
export const mapTexts = (
  schema: z.core.$ZodType,
  value: unknown,
  change: (text: string, input: TextInput) => string,
): unknown =>
  mapFields(schema, value, ({ input }, text) =>
    typeof text === 'string' && isTextInput(input) ? change(text, input) : undefined,
  );

/** As {@link mapTexts}, for rich text alone. */
export const mapRichText = (schema: z.core.$ZodType, value: unknown, change: (html: string) => string): unknown =>
  mapTexts(schema, value, (text, input) => (input === 'rich-text' ? change(text) : text));
