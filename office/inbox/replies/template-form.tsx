import { TextField } from '@mui/material';
import { useState } from 'react';
import {
  maxReplyName,
  maxReplySubject,
  maxReplyText,
  type ReplyTemplate,
  replyTemplates,
  unknownField,
} from '#contract/office/replies/reply-templates.ts';
import { LanguageField } from '#office/generic/languages/language-field.tsx';
import { commonLanguages, languageIn } from '#office/generic/languages/languages.ts';
import { FormDialog } from '#office/screen/dialogs/form-dialog.tsx';
import { useCheck } from '#office/screen/use-checked-form.ts';
import { useTexts } from '#office/texts/texts.ts';
import { useFormats } from '#office/texts/use-formats.ts';
import { FieldButtons } from './field-buttons.tsx';
import { TemplatePreview } from './template-preview.tsx';
import { useInsert } from './use-insert.ts';
import { type LoadedTemplates, useSaveTemplates } from './use-reply-templates.ts';

export interface TemplateFormProps {
  loaded: LoadedTemplates;
  template: ReplyTemplate;
  onClose(): void;
}

/** A template, new or known by its id. */
export function TemplateForm({ loaded, template: before, onClose }: TemplateFormProps) {
  const { replies: words } = useTexts();
  const { languageName } = useFormats();
  const [template, setTemplate] = useState(before);
  const [language, setLanguage] = useState(languageName(before.language));
  const sending = useSaveTemplates(loaded, onClose);
  const change = (part: Partial<ReplyTemplate>) => setTemplate({ ...template, ...part });
  const { insert, inputProps } = useInsert(template, change);
  const place = loaded.templates.findIndex(({ id }) => id === before.id);
  const index = place < 0 ? loaded.templates.length : place;
  const typed = { ...template, language: languageIn(language, languageName) ?? language };
  const templates = loaded.templates.toSpliced(index, place < 0 ? 0 : 1, typed);
  const at = `templates.${index}.`;
  const { check, field } = useCheck({
    schema: replyTemplates,
    values: { templates },
    at,
    reword: (found) => {
      const unknown = (['subject', 'text'] as const).flatMap((name) => {
        const placeholder = unknownField(template[name]);
        return placeholder !== undefined && found[at + name]
          ? [[at + name, words.noField({ field: placeholder })]]
          : [];
      });
      return { ...found, ...Object.fromEntries(unknown) };
    },
    error: sending.error,
  });
  return (
    <FormDialog
      title={place < 0 ? words.add : words.editTitle({ name: before.name })}
      action={words.save}
      sending={sending}
      onSubmit={() => check() && sending.mutate(templates)}
      onClose={onClose}
    >
      <TextField
        autoFocus
        label={words.name}
        value={template.name}
        onChange={({ target }) => change({ name: target.value })}
        {...field('name', words.nameHelp)}
        slotProps={{ htmlInput: { maxLength: maxReplyName, dir: 'auto' } }}
      />
      <LanguageField
        offered={commonLanguages}
        isFocused={false}
        value={language}
        onChange={setLanguage}
        help={words.languageHelp}
        error={field('language').helperText ?? ''}
      />
      <TextField
        label={words.subject}
        value={template.subject}
        onChange={({ target }) => change({ subject: target.value })}
        {...field('subject', words.subjectHelp)}
        slotProps={{ htmlInput: { ...inputProps('subject'), maxLength: maxReplySubject, dir: 'auto' } }}
      />
      <TextField
        label={words.text}
        multiline
        minRows={6}
        maxRows={16}
        value={template.text}
        onChange={({ target }) => change({ text: target.value })}
        {...field('text')}
        slotProps={{ htmlInput: { ...inputProps('text'), maxLength: maxReplyText, dir: 'auto' } }}
      />
      <FieldButtons onInsert={insert} />
      <TemplatePreview template={typed} />
    </FormDialog>
  );
}
