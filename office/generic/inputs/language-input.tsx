import { Autocomplete, TextField } from '@mui/material';
import { languageName } from '#contract/languages.ts';
import { useTexts } from '#office/texts/texts.ts';
import { useFormFacts } from '../form-context.ts';
import { commonLanguages } from '../languages.ts';
import { useField } from '../use-field.ts';
import { FieldFrame } from './field-frame.tsx';
import type { InputProps } from './input-props.ts';

/** A language out of the common ones, by its name. */
export function LanguageInput({ field, path }: InputProps) {
  const texts = useTexts();
  const { readOnly } = useFormFacts();
  const { text, onChange, onBlur, error, id } = useField(path);
  const tags = [...new Set([text, 'en', ...commonLanguages])].filter(Boolean);
  return (
    <FieldFrame field={field} id={id} error={error} isEmpty={text === ''}>
      {({ describedBy, invalid }) => (
        <Autocomplete
          id={id}
          size="small"
          options={tags}
          getOptionLabel={languageName}
          value={text || null}
          onChange={(_, next) => onChange(next ?? '')}
          onBlur={onBlur}
          readOnly={readOnly}
          noOptionsText={texts.form.noOption}
          sx={{ maxWidth: 360 }}
          renderInput={(params) => (
            <TextField
              {...params}
              error={invalid}
              slotProps={{
                ...params.slotProps,
                htmlInput: { ...params.slotProps.htmlInput, 'aria-describedby': describedBy, 'aria-invalid': invalid },
              }}
            />
          )}
        />
      )}
    </FieldFrame>
  );
}
