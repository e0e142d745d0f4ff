import type { EntityName } from '#content/registry.ts';
import type { EntryStatus } from '#contract/documents/entry.ts';
import type { TranslatableText, TranslationState } from '#contract/languages/translatable-texts.ts';
import type { Actor } from '../actor.ts';
import type { EntriesQuery, LanguageStatus } from './entries.ts';

/** A translated text whose source has changed since. */
export interface OutdatedText {
  lang: string;
  /** Such as `content.2.title`. */
  path: string;
  /** The text that it was translated from; null if no revision has it. */
  source: string | null;
}

/** A text of a revision with its translation into one language. */
export interface TranslatedText extends TranslatableText {
  /** Of the words of the text. */
  hash: string;
  /** '' without one. */
  translation: string;
  /** Of the words of the translation. */
  translationHash: string;
  /** Whether the text has changed since it was translated. */
  isOutdated: boolean;
}

/** The translations of entries, in their latest states. The trash and entries without a text to translate are left out. */
export interface TranslationsQuery {
  types: readonly EntityName[];
  /** As in {@link EntriesQuery}. */
  words?: string | undefined;
  /** Only entries with a translation in this state, in `lang` or else in any of the languages. */
  state?: TranslationState | undefined;
  lang?: string | undefined;
  /** Lower-case tags; absent: those that any entry is translated into. */
  langs?: readonly string[] | undefined;
  /** Languages that are listed although no entry is translated into them; only without `langs`. */
  siteLangs?: readonly string[] | undefined;
  /** Only entries with a translation that is kept as a draft or scheduled; with `state`, a translation that is both. */
  publication?: 'draft' | 'scheduled' | undefined;
  /** Only entries with an open translation that is assigned to this user; null: to none. */
  assignee?: string | null | undefined;
  /** Only entries with an open translation whose due date has passed. */
  overdue?: boolean | undefined;
  /** `YYYY-MM-DD`: due dates before it are overdue; absent: none is. */
  today?: string | undefined;
  skip: number;
  take: number;
}

export interface ListedTranslation {
  id: number;
  type: EntityName;
  title: string;
  status: EntryStatus;
  pending: boolean;
  /** The number of texts to translate. */
  texts: number;
  languages: ListedCell[];
}

/** The translation of an entry into one language. */
export interface ListedCell {
  lang: string;
  state: TranslationState;
  outdated: number;
  missing: number;
  /** Absent without a translation. */
  publication?: LanguageStatus['status'];
  /** Id of a user. */
  assignee: string | null;
  /** `YYYY-MM-DD`. */
  dueOn: string | null;
  overdue: boolean;
}

/** A translation with a user or a due date, as a user has seen it. */
export interface SeenAssignment {
  id: number;
  lang: string;
  assignee: string | null;
  dueOn: string | null;
}

export interface TranslationAssignment {
  ids: readonly number[];
  types: readonly EntityName[];
  /** Lower-case tags. */
  langs: readonly string[];
  /** Null: no user; absent: unchanged. */
  assignee?: string | null | undefined;
  /** `YYYY-MM-DD`; null: none; absent: unchanged. */
  dueOn?: string | null | undefined;
  /**
   * The assignments that the acting user has seen; other translations had none. Rejected as `changed-meanwhile` if one
   * differs now.
   */
  seen?: readonly SeenAssignment[] | undefined;
  by: Actor;
}

/** The open translations of a user. */
export interface TranslationWork {
  assignee: string;
  /** Translations of entries, each into one language. */
  entries: number;
  texts: number;
  overdue: number;
}

/** The entries with outdated translations into a language. */
export interface OutdatedTranslations {
  lang: string;
  count: number;
  /** Identifies these entries and the present sources of their outdated texts. */
  sources: string;
}

export interface TranslationsPage {
  items: ListedTranslation[];
  total: number;
  /** The number of entries in each state. The state filter does not apply. */
  languages: ({ lang: string } & Record<TranslationState, number>)[];
}

/** The translations of entries in their latest saved states. */
export interface EntryTranslations {
  /** Ordered by type and title. */
  listTranslations(query: TranslationsQuery): Promise<TranslationsPage>;
  /**
   * Assigns translations and sets due dates. Returns the ids of the changed entries: those of the types that are not in
   * the trash.
   */
  assignTranslations(assignment: TranslationAssignment): Promise<number[]>;
  /** The open translations of each user who has any, or of one user. */
  translationWork(query: Pick<TranslationsQuery, 'types' | 'today'>, assignee?: string): Promise<TranslationWork[]>;
  /** The languages with outdated translations of entries of these types, sorted. */
  outdatedTranslations(types: readonly EntityName[]): Promise<OutdatedTranslations[]>;
  /** The outdated translated texts of an entry's latest state. */
  outdatedTexts(id: number): Promise<OutdatedText[]>;
  /** The texts of a revision with their translations into a language, in lower case; undefined for an unknown revision. */
  translatedTexts(of: { id: number; revision: number }, lang: string): Promise<TranslatedText[] | undefined>;
}
