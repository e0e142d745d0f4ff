import type { EntryLink } from '#contract/documents/entry-link.ts';
import type { Picture } from '#contract/fields.ts';

/** An entry as a section shows it. */
export interface EntryCard extends EntryLink {
  /** The opening of its text; '' without one. */
  text: string;
  /** A line beside the name, such as the place of a job; '' without one. */
  detail: string;
  /** A day or moment, such as the last day of a certificate; '' without one. */
  date: string;
  /** Whether what the entry is about is past, such as a certificate after its last day or a discontinued product. */
  hasEnded: boolean;
  image: Picture | null;
  logo: Picture | null;
  /** As in `EntryLanguage`: those of `name`, `text` and `detail` that have no translation. */
  fallback?: readonly string[] | undefined;
}
