import { OutlinedInput } from '@mui/material';
import { useFormFacts } from '../form-context.ts';
import { useField } from '../use-field.ts';
import { FieldFrame } from './field-frame.tsx';
import type { InputProps } from './input-props.ts';

export function NumberInput({ field, path }: InputProps) {
  const { value, onChange, onBlur, error, id } = useField(path);
  const { readOnly } = useFormFacts();
  const shown = typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
  return (
    <FieldFrame field={field} id={id} error={error} isEmpty={shown === ''}>
      {({ describedBy, invalid }) => (
        <OutlinedInput
          id={id}
          size="small"
          type="number"
          value={shown}
          onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
          onBlur={onBlur}
          error={invalid}
          readOnly={readOnly}
          sx={{ width: 140 }}
          inputProps={{
            'aria-describedby': describedBy,
            'aria-invalid': invalid,
            min: field.min,
            max: field.max,
            step: 1,
            inputMode: 'numeric',
          }}
        />
      )}
    </FieldFrame>
  );
}
