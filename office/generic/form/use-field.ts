import { get, useController, useFormState } from 'react-hook-form';
import { afterPress } from '#office/screen/after-press.ts';

/** The id of a field's element, for the links of the error summary. */
export const fieldId = (path: string): string => `field-${path.replaceAll('.', '-')}`;

/** The input of a text: its own element, or the editor in its group. */
export function inputOf(path: string): HTMLElement | null {
  const element = document.getElementById(fieldId(path));
  return element?.querySelector<HTMLElement>('[contenteditable="true"]') ?? element;
}

/** A field of the form by its path, such as `document.content.2.title`. */
export function useField(path: string) {
  const { field, fieldState } = useController({ name: path });
  const value: unknown = field.value;
  return {
    value,
    text: typeof value === 'string' ? value : '',
    onChange: (next: unknown) => field.onChange(next),
    onBlur: () => afterPress(field.onBlur),
    error: fieldState.error?.message,
    id: fieldId(path),
  };
}

/**
 * The errors of a field and of the fields in it. The state of the form has them too, but a list that reads that renders the
 * whole form for each key.
 */
export function useErrorsAt(path: string): unknown {
  const { errors } = useFormState({ name: path });
  return get(errors, path);
}
