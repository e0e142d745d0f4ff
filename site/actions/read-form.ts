/** The text fields of a sent form, without blank ones. An unreadable body counts as an empty form. */
export interface SentForm {
  values: Record<string, string>;
  /** The file of the field `file`; absent if none was sent. */
  file: File | undefined;
}

export async function readForm(request: Request): Promise<SentForm> {
  const form = await request.formData().catch(() => new FormData());
  const values: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value === 'string' && value !== '') values[name] = value;
  }
  const file = form.get('file');
  return { values, file: file instanceof File && file.name !== '' ? file : undefined };
}

/** The typed values that go back to the page. */
export function typedValues(values: Record<string, string>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])));
}
