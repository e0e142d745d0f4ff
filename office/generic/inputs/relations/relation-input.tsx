import { entityName } from '#contract/office/entry-view.ts';
import { useFormFacts } from '#office/generic/form/form-context.ts';
import { useField } from '#office/generic/form/use-field.ts';
import { FieldFrame } from '../field-frame.tsx';
import type { InputProps } from '../input-props.ts';
import { EntryPicker } from './entry-picker.tsx';

interface RelationInputProps extends InputProps {
  /** Called after another entry was chosen. */
  onChosen?: () => void;
}

/** A reference to another entry, found by its name. */
export function RelationInput({ field, path, onChosen }: RelationInputProps) {
  const { value, onChange, onBlur, error, id } = useField(path);
  const { readOnly } = useFormFacts();
  const to = entityName.safeParse(field.to);
  if (!to.success) return null;
  const chosen = typeof value === 'number' ? value : null;
  return (
    <FieldFrame field={field} id={id} error={error} isEmpty={chosen === null}>
      {({ describedBy, invalid }) => (
        <EntryPicker
          type={to.data}
          value={chosen}
          onChange={(id) => {
            onChange(id);
            onChosen?.();
          }}
          onBlur={onBlur}
          id={id}
          describedBy={describedBy}
          invalid={invalid}
          readOnly={readOnly}
        />
      )}
    </FieldFrame>
  );
}
