import { Box, Checkbox, FormControlLabel, FormHelperText } from '@mui/material';
import { useFormFacts } from '#office/generic/form/form-context.ts';
import { useField } from '#office/generic/form/use-field.ts';
import type { InputProps } from '../input-props.ts';

/** Yes or no, as a box to check. */
export function FlagInput({ field, path }: InputProps) {
  const { value, onChange, onBlur, error, id } = useField(path);
  const { readOnly } = useFormFacts();
  const hintId = `${id}-hint`;
  return (
    <Box sx={{ minWidth: 0 }}>
      <FormControlLabel
        label={field.label}
        disabled={readOnly}
        control={
          <Checkbox
            id={id}
            size="small"
            checked={value === true}
            onChange={(_, next) => onChange(next)}
            onBlur={onBlur}
            slotProps={{ input: { 'aria-describedby': hintId } }}
          />
        }
      />
      <FormHelperText id={hintId} error={error !== undefined} sx={{ marginBlockStart: 0 }}>
        {error ?? field.help}
      </FormHelperText>
    </Box>
  );
}
