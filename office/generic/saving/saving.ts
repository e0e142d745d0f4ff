import type { EntryStatus } from '#contract/documents/entry.ts';
import type { EditedEntry, LanguageStatus } from '#contract/office/entry-view.ts';

/** The ways to save the form. */
export type Intent = 'draft' | 'publish' | 'schedule' | 'later' | 'keep-schedule' | 'unpublish' | 'end';

export interface SavedState {
  /** Null: never saved. */
  status: EntryStatus | null;
  publishAt: string | null;
  /** When it goes offline; absent or null: never. */
  unpublishAt?: string | null;
  pending: boolean;
}

export const savedStateOf = (entry: EditedEntry | undefined): SavedState => ({
  status: entry?.status ?? null,
  publishAt: entry?.publishAt ?? null,
  unpublishAt: entry?.unpublishAt ?? null,
  pending: entry?.pending ?? false,
});

/** The possible actions for an entry in its state, the most likely first. */
export function intentsFor({ status, publishAt, pending }: SavedState): Intent[] {
  if (status === 'published') {
    const waits = pending && publishAt !== null;
    return waits
      ? ['publish', 'keep-schedule', 'later', 'schedule', 'end', 'unpublish']
      : ['publish', 'later', 'schedule', 'end', 'unpublish'];
  }
  if (status === 'scheduled') return ['keep-schedule', 'publish', 'schedule', 'draft'];
  return ['publish', 'draft', 'schedule'];
}

/** The action of Ctrl+S. It saves and never changes the published version. */
export const shortcutIntent = ({ status, publishAt, pending }: SavedState): Intent => {
  if (status === 'scheduled' || (status === 'published' && pending && publishAt !== null)) return 'keep-schedule';
  return status === 'published' ? 'later' : 'draft';
};

/**
 * The languages that a save changes the status of, where the user has chosen none. Undefined: all. A language that is a
 * draft or has a time of its own keeps it; `langs` are those of the form.
 */
export function languagesOf(
  intent: Intent,
  entry: (Pick<EditedEntry, 'status' | 'publishAt'> & { languages: readonly LanguageStatus[] }) | undefined,
  langs: readonly string[],
): string[] | undefined {
  if (!entry || entry.languages.length < 2) return undefined;
  const { status, publishAt, languages } = entry;
  if (status === 'published')
    return intent === 'keep-schedule' || (intent === 'later' && publishAt === null) ? [] : undefined;
  if (intent !== 'keep-schedule') return undefined;
  const own = new Set(languages.filter((each) => each.publishAt !== publishAt).map(({ lang }) => lang));
  return own.size === 0 ? undefined : ['', ...langs].filter((lang) => !own.has(lang));
}

export interface Saving {
  status: EntryStatus;
  publishAt: string | null;
  keepPublished: boolean;
  /** When it goes offline; absent: as before. */
  unpublishAt?: string | null | undefined;
  languages?: string[] | undefined;
}

/** The call's parameters for an action; `at` is the chosen time of publication. */
export function savingOf(intent: Intent, standing: SavedState, at: string | null = null): Saving {
  const isPublic = standing.status === 'published';
  switch (intent) {
    case 'end':
      return savingOf(shortcutIntent(standing), standing);
    case 'publish':
      return { status: 'published', publishAt: null, keepPublished: false };
    case 'schedule':
      return { status: 'scheduled', publishAt: at, keepPublished: isPublic };
    case 'keep-schedule':
      return { status: 'scheduled', publishAt: standing.publishAt, keepPublished: isPublic };
    case 'later':
      return { status: 'draft', publishAt: null, keepPublished: isPublic };
    default:
      return { status: 'draft', publishAt: null, keepPublished: false };
  }
}
