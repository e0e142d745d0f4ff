import { Box } from '@mui/material';
import { lazy, Suspense } from 'react';
import { useTexts } from '#office/texts/texts.ts';
import { useContentAttributes } from '../content-language.ts';
import { useFormFacts } from '../form/form-context.ts';
import { useField } from '../form/use-field.ts';
import { FieldFrame } from './field-frame.tsx';
import type { InputProps } from './input-props.ts';

const RichTextEditor = lazy(() =>
  import('../rich-text/rich-text-editor.tsx').then((m) => ({ default: m.RichTextEditor })),
);

/** Formatted text; the editor is loaded when a form has such a field. */
export function RichTextInput({ field, path, fallback }: InputProps) {
  const texts = useTexts();
  const { readOnly } = useFormFacts();
  const content = useContentAttributes();
  const { text, onChange, onBlur, error, id } = useField(path);
  return (
    <FieldFrame field={field} id={id} error={error} text={text} isEmpty={text === ''} group>
      {({ labelId, describedBy, invalid }) => (
        <Suspense
          fallback={<Box sx={{ minHeight: 220, padding: 2, color: 'text.secondary' }}>{texts.form.rich.loading}</Box>}
        >
          <RichTextEditor
            {...{ onChange, onBlur, describedBy, invalid, readOnly, content }}
            html={text}
            label={field.label}
            labelledBy={labelId}
            placeholder={typeof fallback === 'string' ? fallback : ''}
          />
        </Suspense>
      )}
    </FieldFrame>
  );
}
