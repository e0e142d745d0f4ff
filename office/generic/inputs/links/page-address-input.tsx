import { Box, Button } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { entityOf } from '#content/registry.ts';
import { titleOf } from '#contract/entity.ts';
import { useFormFacts } from '#office/generic/form/form-context.ts';
import { suggestAddress } from '#office/generic/form/suggest-address.ts';
import { useField } from '#office/generic/form/use-field.ts';
import { useTexts } from '#office/texts/texts.ts';
import { FieldFrame } from '../field-frame.tsx';
import type { InputProps } from '../input-props.ts';
import { TextBox } from '../text-box.tsx';

/**
 * The last part of a page's address, suggested from the entry's name in the language. That of a new entry follows the
 * name until an editor writes another.
 */
export function PageAddressInput({ field, path, fallback }: InputProps) {
  const texts = useTexts();
  const { type, readOnly, languages } = useFormFacts();
  const { text, onChange, onBlur, error, id } = useField(path);
  const { control } = useFormContext();
  // In a translation, these are the translated fields alone: without a name in the language there is nothing to suggest.
  const fields: unknown = useWatch({ control, name: path.slice(0, path.lastIndexOf('.')) });
  const suggested = suggestAddress(titleOf(entityOf(type), { ...(fields as object) }));
  const isNew = languages.length === 0 && path.startsWith('document.');
  const followed = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new name changes the address
  useEffect(() => {
    if (!isNew || readOnly || text !== followed.current) return;
    followed.current = suggested;
    onChange(suggested);
  }, [suggested]);
  const placeholder = typeof fallback === 'string' ? fallback : '';
  return (
    <FieldFrame field={field} id={id} error={error} text={text} isEmpty={text === ''}>
      {({ describedBy, invalid }) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <TextBox
            {...{ id, describedBy, invalid, placeholder, onChange, onBlur, readOnly }}
            value={text}
            sx={{ flex: '1 1 220px' }}
            inputProps={{
              'aria-required': field.required,
              dir: 'ltr',
              autoCapitalize: 'none',
              spellCheck: false,
              autoComplete: 'off',
            }}
          />
          {!readOnly && ![text, placeholder, ''].includes(suggested) && (
            <Button variant="outlined" onClick={() => onChange(suggested)}>
              {texts.form.pageAddress.suggest}
            </Button>
          )}
        </Box>
      )}
    </FieldFrame>
  );
}
