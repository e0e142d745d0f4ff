import { Box, Typography } from '@mui/material';
import type { ComponentType } from 'react';
import { useWatch } from 'react-hook-form';
import type { FieldInput } from '#contract/fields.ts';
import { useTexts } from '#office/texts/texts.ts';
import { type FieldDescription, isTranslated } from '../describe-fields.ts';
import { OutdatedNote } from '../languages/outdated-note.tsx';
import { FieldProposal } from '../proposals/field-proposal.tsx';
import { fieldId } from '../use-field.ts';
import { FieldFrame } from './field-frame.tsx';
import { type InputProps, translatedField } from './input-props.ts';
import { itemTitle } from './list-item.tsx';
import { PageAddressInput } from './page-address-input.tsx';
import { RichTextInput } from './rich-text-input.tsx';
import { LongTextInput, TextInput } from './text-input.tsx';

interface TranslationInputsProps {
  fields: readonly FieldDescription[];
  /** The path of the translation, such as `translations.de`. */
  path: string;
  /** The path of the same fields in the default language. */
  original: string;
}

/** The texts of an entry in another language; empty ones fall back to the default language. */
export function TranslationInputs({ fields, path, original }: TranslationInputsProps) {
  return fields
    .filter(isTranslated)
    .map((field) => (
      <TranslatedField
        key={field.name}
        field={field}
        path={`${path}.${field.name}`}
        original={`${original}.${field.name}`}
      />
    ));
}

const inputs: Partial<Record<FieldInput, ComponentType<InputProps>>> = {
  'rich-text': RichTextInput,
  'long-text': LongTextInput,
  'page-address': PageAddressInput,
};

function TranslatedField({ field, path, original }: { field: FieldDescription; path: string; original: string }) {
  const fallback: unknown = useWatch({ name: original });
  const own = translatedField(field);
  if (field.input === 'list') return <TranslatedList field={own} path={path} original={original} items={fallback} />;
  const Input = inputs[field.input] ?? TextInput;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Input field={own} path={path} fallback={fallback} />
      <OutdatedNote field={field} path={path} source={fallback} />
      <FieldProposal field={field} path={path} source={fallback} />
    </Box>
  );
}

interface TranslatedListProps {
  field: FieldDescription;
  path: string;
  original: string;
  items: unknown;
}

/** The parts have the positions of the default language; only their texts differ. */
function TranslatedList({ field, path, original, items }: TranslatedListProps) {
  const texts = useTexts();
  const list = Array.isArray(items) ? (items as unknown[]) : [];
  if (field.item?.kind !== 'parts') return null;
  const { fields } = field.item;
  return (
    <FieldFrame field={field} id={fieldId(path)} error={undefined} isEmpty={false} group>
      {() => (
        <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {list.length === 0 && (
            <Typography variant="body2" color="textSecondary">
              {texts.form.emptyList}
            </Typography>
          )}
          {list
            .map((item, index) => ({ item, at: index }))
            .map(({ item, at }) => {
              const title = itemTitle(field.label, at, item, texts.form.itemTitle);
              return (
                <Box
                  key={at}
                  role="group"
                  aria-label={title}
                  sx={{
                    border: 1,
                    borderColor: 'divider',
                    borderRadius: 1,
                    padding: 1.5,
                    display: 'grid',
                    gap: 2,
                    gridTemplateColumns: 'minmax(0, 1fr)',
                  }}
                >
                  <Typography variant="body2" sx={{ fontWeight: 600 }}>
                    {title}
                  </Typography>
                  <TranslationInputs fields={fields} path={`${path}.${at}`} original={`${original}.${at}`} />
                </Box>
              );
            })}
        </Box>
      )}
    </FieldFrame>
  );
}
