import { FormControlLabel, MenuItem, Radio, RadioGroup, Select } from '@mui/material';
import { useFormFacts } from '#office/generic/form/form-context.ts';
import { useField } from '#office/generic/form/use-field.ts';
import { FieldFrame } from '../field-frame.tsx';
import type { InputProps } from '../input-props.ts';

/** Few options as buttons, many in a menu. */
export function ChoiceInput({ field, path }: InputProps) {
  const { text, onChange, onBlur, error, id } = useField(path);
  const { readOnly } = useFormFacts();
  const few = field.options.length <= 4;
  return (
    <FieldFrame field={field} id={id} error={error} isEmpty={text === ''} group={few}>
      {({ describedBy, labelId }) =>
        few ? (
          <RadioGroup
            row
            value={text}
            onChange={(_, next) => onChange(next)}
            onBlur={onBlur}
            aria-labelledby={labelId}
            aria-describedby={describedBy}
          >
            {field.options.map((option) => (
              <FormControlLabel
                key={option}
                value={option}
                label={field.optionNames[option] ?? option}
                disabled={readOnly}
                control={<Radio size="small" />}
              />
            ))}
          </RadioGroup>
        ) : (
          <Select
            id={id}
            value={text}
            onChange={({ target }) => onChange(target.value)}
            onBlur={onBlur}
            disabled={readOnly}
            SelectDisplayProps={{ 'aria-labelledby': labelId, 'aria-describedby': describedBy }}
          >
            {field.options.map((option) => (
              <MenuItem key={option} value={option}>
                {field.optionNames[option] ?? option}
              </MenuItem>
            ))}
          </Select>
        )
      }
    </FieldFrame>
  );
}
