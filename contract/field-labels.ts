/** The labels of fields in a language, by name. */
export type FieldLabels = Readonly<Record<string, FieldLabel>>;

export interface FieldLabel {
  label: string;
  /** Lists: the fields of their parts. */
  fields?: FieldLabels;
}

/** The label of a field by its path in the document, such as `content.2.title`. */
export function labelAt(fields: FieldLabels, path: string): string | undefined {
  let found: FieldLabel | undefined;
  for (const key of path.split('.')) {
    if (/^\d+$/.test(key)) continue;
    found = (found ? found.fields : fields)?.[key];
    if (!found) return undefined;
  }
  return found?.label;
}
