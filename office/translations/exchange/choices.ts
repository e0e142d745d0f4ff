import type { ImportChoice, ImportedEntry, TranslationsReport } from '#contract/office/exchange-view.ts';

export type Side = 'ours' | 'file';

/** The chosen sides of conflicts, by {@link conflictKey}. Absent: ours. */
export type Sides = ReadonlyMap<string, Side>;

export const conflictKey = ({ id }: Pick<ImportedEntry, 'id'>, path: string): string => `${id} ${path}`;

const chosenPaths = (entry: ImportedEntry, sides: Sides): string[] =>
  entry.conflicts.map(({ path }) => path).filter((path) => sides.get(conflictKey(entry, path)) === 'file');

/** The conflicts in which the file's translation is used. They hold for the revisions that the report is about. */
export const choicesFrom = ({ entries }: TranslationsReport, sides: Sides): ImportChoice[] =>
  entries.flatMap((entry) => {
    const paths = chosenPaths(entry, sides);
    return paths.length > 0 ? [{ id: entry.id, revision: entry.revision, paths }] : [];
  });

/** The number of texts that an import with these choices changes. */
export const countTexts = ({ entries }: TranslationsReport, sides: Sides): number =>
  entries.reduce((sum, entry) => sum + entry.texts.length + chosenPaths(entry, sides).length, 0);
