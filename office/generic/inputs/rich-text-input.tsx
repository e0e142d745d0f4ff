import { Box } from '@mui/material';
import { lazy, Suspense } from 'react';
import { useTexts } from '#office/texts/texts.ts';
import { useFormFacts } from '../form-context.ts';
import { useTextLanguage } from '../languages/text-language.ts';
import { useField } from '../use-field.ts';
import { FieldFrame } from './field-frame.tsx';
import type { InputProps } from './input-props.ts';

const RichTextEditor = lazy(() =>
  import('../rich-text/rich-text-editor.tsx').then((m) => ({ default: m.RichTextEditor })),
);

/** Formatted text; the editor is loaded when a form has such a field. */
export function RichTextInput({ field, path, fallback }: InputProps) {
  const texts = useTexts();
  const { readOnly } = useFormFacts();
  const language = useTextLanguage();
  const { text, onChange, onBlur, error, id } = useField(path);
  return (
    <FieldFrame field={field} id={id} error={error} text={text} isEmpty={text === ''} group>
      {({ labelId, describedBy, invalid }) => (
        <Suspense
          fallback={<Box sx={{ minHeight: 220, padding: 2, color: 'text.secondary' }}>{texts.form.rich.loading}</Box>}
        >
          <RichTextEditor
            html={text}
            language={language}
            onChange={onChange}
            onBlur={onBlur}
            label={field.label}
            labelledBy={labelId}
            describedBy={describedBy}
            invalid={invalid}
            readOnly={readOnly}
            placeholder={typeof fallback === 'string' ? fallback : ''}
          />
        </Suspense>
      )}
    </FieldFrame>
  );
}
