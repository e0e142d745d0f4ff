/** What a form's action answers: what to say, and what to show at which field. */
export interface FormOutcome {
  tone: 'success' | 'failure';
  text: string;
  /** Fields that were refused and why, by the field's name; empty on success. */
  errors: { field: string; message: string }[];
  /** What had been typed, for a page without script; empty on success, never a file. */
  values: Record<string, string>;
}

export const success = (text: string): FormOutcome => ({ tone: 'success', text, errors: [], values: {} });

/** A failure of the sending itself: no field is to blame. */
export const failure = (text: string): FormOutcome => ({ tone: 'failure', text, errors: [], values: {} });

export const errorOf = (outcome: FormOutcome | undefined, field: string): string | undefined =>
  outcome?.errors.find((error) => error.field === field)?.message;

export const isFormOutcome = (value: unknown): value is FormOutcome =>
  typeof value === 'object' &&
  value !== null &&
  'tone' in value &&
  (value.tone === 'success' || value.tone === 'failure') &&
  'text' in value &&
  typeof value.text === 'string';
