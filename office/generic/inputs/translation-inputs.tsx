import { Box, Typography } from '@mui/material';
import type { ComponentType } from 'react';
import { useWatch } from 'react-hook-form';
import type { FieldInput } from '#contract/fields.ts';
import { SmallPicture } from '#office/screen/small-picture.tsx';
import { useTexts } from '#office/texts/texts.ts';
import { type FieldDescription, fieldsOfItem, hasTexts, type ItemDescription } from '../fields/describe-fields.ts';
import { withTexts } from '../fields/field-texts.ts';
import { altField, videoTexts, videoTitleField } from '../fields/media-fields.ts';
import { fieldId } from '../form/use-field.ts';
import { OutdatedNote } from '../languages/outdated-note.tsx';
import { FieldProposal } from '../proposals/field-proposal.tsx';
import { CopySource } from './copy-source.tsx';
import { attributeIn, fieldsOfFact, isFact } from './facts/facts.ts';
import { useAttribute } from './facts/use-attributes.ts';
import { FieldFrame } from './field-frame.tsx';
import { type InputProps, translatedField } from './input-props.ts';
import { PageAddressInput } from './links/page-address-input.tsx';
import { useItemTitle } from './lists/use-item-title.ts';
import { pictureIn } from './media/picture-field.tsx';
import { RichTextInput } from './rich-text-input.tsx';
import { LongTextInput, TextInput } from './text-input.tsx';

interface TranslationInputsProps {
  fields: readonly FieldDescription[];
  /** The path of the translation, such as `translations.de`. */
  path: string;
  /** The path of the same fields in the default language. */
  original: string;
  /** What visitors get of empty fields, where it is not the text of the default language. */
  fallbacks?: Readonly<Record<string, string>>;
}

/** The texts of an entry in another language, in the order of its form; empty ones fall back to the default language. */
export function TranslationInputs({ fields, path, original, fallbacks }: TranslationInputsProps) {
  return fields
    .filter((field) => hasTexts(field) || field.input === 'page-address')
    .map((field) => (
      <TranslatedField
        key={field.name}
        field={field}
        path={`${path}.${field.name}`}
        original={`${original}.${field.name}`}
        fallback={fallbacks?.[field.name]}
      />
    ));
}

const inputs: Partial<Record<FieldInput, ComponentType<InputProps>>> = {
  'rich-text': RichTextInput,
  'long-text': LongTextInput,
  'page-address': PageAddressInput,
};

interface TranslatedProps {
  path: string;
  original: string;
}

interface TranslatedFieldProps extends TranslatedProps {
  field: FieldDescription;
  fallback?: string | undefined;
}

function TranslatedField({ field, path, original, fallback }: TranslatedFieldProps) {
  const { altOf } = useTexts().translations.sideBySide;
  const source: unknown = useWatch({ name: original });
  const own = translatedField(field);
  if (field.input === 'list') return <TranslatedList field={own} path={path} original={original} items={source} />;
  if (field.input === 'picture')
    return <TranslatedAlt label={altOf({ label: field.label })} path={path} original={original} />;
  const Input = inputs[field.input] ?? TextInput;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Input field={own} path={path} fallback={fallback ?? source} />
      {field.input !== 'page-address' && <CopySource path={path} source={source} />}
      <OutdatedNote field={field} path={path} source={source} />
      <FieldProposal field={field} path={path} source={source} />
    </Box>
  );
}

/** The alt text of a picture, beside the picture. */
function TranslatedAlt({ label, path, original }: TranslatedProps & { label: string }) {
  const picture = pictureIn(useWatch({ name: original }));
  if (!picture) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
      <Box sx={{ width: 120, aspectRatio: '3 / 2', borderRadius: 1, overflow: 'hidden' }}>
        <SmallPicture picture={picture} whole />
      </Box>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <TranslatedField field={altField(label)} path={`${path}.alt`} original={`${original}.alt`} />
      </Box>
    </Box>
  );
}

/** The texts of an item of a list: of a part, a picture or a video. */
function TranslatedItem({ item, value, path, original }: TranslatedProps & { item: ItemDescription; value: unknown }) {
  const { entities, form, translations } = useTexts();
  if (item.kind === 'parts' || item.kind === 'kinds')
    return <TranslatedPart item={item} value={value} path={path} original={original} />;
  const alt = translations.sideBySide.alt;
  if (item.kind === 'pictures') return <TranslatedAlt label={alt} path={path} original={original} />;
  const isVideo = typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'video';
  if (!isVideo) return <TranslatedAlt label={alt} path={`${path}.picture`} original={`${original}.picture`} />;
  const fields = [videoTitleField(form.video.title), ...withTexts(videoTexts, entities.video.fields)];
  return <TranslationInputs fields={fields} path={path} original={original} />;
}

interface TranslatedPartProps extends TranslatedProps {
  item: ItemDescription;
  value: unknown;
}

/** Of a fact, only the texts that its kind has. */
function TranslatedPart({ item, value, path, original }: TranslatedPartProps) {
  const attribute = useAttribute(isFact(item) ? attributeIn(value) : undefined);
  const fields = isFact(item) ? fieldsOfFact(fieldsOfItem(item), attribute?.kind, value) : fieldsOfItem(item, value);
  return <TranslationInputs fields={fields} path={path} original={original} />;
}

interface TranslatedListProps extends TranslatedProps {
  field: FieldDescription;
  items: unknown;
}

/** The items have the positions of the default language; only their texts differ. */
function TranslatedList({ field, path, original, items }: TranslatedListProps) {
  const texts = useTexts();
  const list = Array.isArray(items) ? (items as unknown[]) : [];
  const { item } = field;
  const titleAt = useItemTitle(field, list);
  if (!item) return null;
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
            .map((value, index) => ({ value, at: index }))
            .map(({ value, at }) => {
              const title = titleAt(at, value);
              return (
                <Box
                  key={at}
                  id={fieldId(`${path}.${at}`)}
                  tabIndex={-1}
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
                  <TranslatedItem item={item} value={value} path={`${path}.${at}`} original={`${original}.${at}`} />
                </Box>
              );
            })}
        </Box>
      )}
    </FieldFrame>
  );
}
