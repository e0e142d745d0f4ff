import { Autocomplete, TextField } from '@mui/material';
import { useMemo } from 'react';
import { useFormFacts } from '#office/generic/form/form-context.ts';
import { useField } from '#office/generic/form/use-field.ts';
import { languagesBeside } from '#office/generic/languages/languages.ts';
import { useMe } from '#office/shell/me.ts';
import { useTexts } from '#office/texts/texts.ts';
import { useFormats } from '#office/texts/use-formats.ts';
import { FieldFrame } from '../field-frame.tsx';
import type { InputProps } from '../input-props.ts';
import { useTyped } from '../use-typed.ts';

interface ListChoiceInputProps extends InputProps {
  options: readonly string[];
  /** The label of an option; absent: the option itself. */
  nameOf?: (option: string) => string;
  /** The field's value after it is cleared. */
  blank: string;
}

/** A value from a long list, found by typing. A value that is not in the list remains an option. */
function ListChoiceInput({ field, path, options, nameOf = (option) => option, blank }: ListChoiceInputProps) {
  const texts = useTexts();
  const { readOnly } = useFormFacts();
  const { text, onChange, onBlur, error, id } = useField(path);
  const { typed, clear, inputRef, selecting, ...typing } = useTyped(text === '' ? '' : nameOf(text));
  const all = useMemo(() => [...new Set([text, ...options])].filter(Boolean), [text, options]);
  return (
    <FieldFrame field={field} id={id} error={error} isEmpty={text === ''}>
      {({ describedBy, invalid }) => (
        <Autocomplete
          id={id}
          size="small"
          options={all}
          getOptionLabel={nameOf}
          value={text || null}
          // A value that cannot be blank stays until another one is chosen.
          disableClearable={blank !== ''}
          autoHighlight={typed !== undefined && typed !== ''}
          {...typing}
          onChange={(_, next) => {
            onChange(next ?? blank);
            clear();
          }}
          onBlur={() => {
            clear();
            onBlur();
          }}
          readOnly={readOnly}
          noOptionsText={texts.form.noOption}
          sx={{ maxWidth: 360 }}
          renderInput={(params) => (
            <TextField
              {...params}
              inputRef={inputRef}
              error={invalid}
              slotProps={{
                ...params.slotProps,
                htmlInput: {
                  ...params.slotProps.htmlInput,
                  onMouseDown: selecting(params.slotProps.htmlInput.onMouseDown),
                  'aria-describedby': describedBy,
                  'aria-invalid': invalid,
                },
              }}
            />
          )}
        />
      )}
    </FieldFrame>
  );
}

const timeZones = ['UTC', ...Intl.supportedValuesOf('timeZone')];

/** A time zone from those that the browser supports. */
export const TimeZoneInput = (props: InputProps) => <ListChoiceInput {...props} options={timeZones} blank="UTC" />;

/** A common language besides the main one, by its name. */
export function LanguageInput(props: InputProps) {
  const { languageName } = useFormats();
  const { mainLanguage } = useMe();
  return <ListChoiceInput {...props} options={languagesBeside(mainLanguage)} nameOf={languageName} blank="" />;
}
