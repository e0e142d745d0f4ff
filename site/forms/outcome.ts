/** The result of a form's action: a message, and the field errors. */
export interface FormOutcome {
  tone: 'success' | 'failure';
  text: string;
  /** Rejected fields with their message, by the field's name; empty on success. */
  errors: { field: string; message: string }[];
  /** The typed values, for a page without script; never a file. On success, only what the page shows again. */
  values: Record<string, string>;
  /** The number by which what was sent is found again. */
  reference?: string;
}

export const success = (text: string): FormOutcome => ({ tone: 'success', text, errors: [], values: {} });

/** A failure of the transmission: no field is wrong. */
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
