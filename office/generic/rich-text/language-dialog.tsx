import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import type { Editor } from '@tiptap/react';
import { type FormEvent, useId, useState } from 'react';
import { useTexts } from '#office/texts/texts.ts';
import { useFormats } from '#office/texts/use-formats.ts';
import { LanguageField } from '../languages/language-field.tsx';
import { commonLanguages, languageIn } from '../languages/languages.ts';

/** Sets the language of the selected words, or without a selection, of the marked words around the cursor. */
export function LanguageDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const formats = useFormats();
  const texts = useTexts();
  const words = texts.form.textLanguage;
  const id = useId();
  const { lang: current } = editor.getAttributes('language') as { lang?: string | null };
  const [typed, setTyped] = useState(current ? formats.languageName(current) : '');
  const [isWrong, setWrong] = useState(false);
  const chain = () => {
    const started = editor.chain().focus();
    return editor.state.selection.empty ? started.extendMarkRange('language') : started;
  };
  const set = (event: FormEvent) => {
    event.preventDefault();
    // In React, submit events bubble from the dialog to the entry's form.
    event.stopPropagation();
    const lang = languageIn(typed, formats.languageName);
    if (lang === undefined) return setWrong(true);
    chain().setMark('language', { lang }).run();
    onClose();
  };
  const remove = () => {
    chain().unsetMark('language').run();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <form onSubmit={set} noValidate>
        <DialogTitle id={id}>{words.title}</DialogTitle>
        <DialogContent>
          <LanguageField
            offered={commonLanguages}
            value={typed}
            onChange={(next) => {
              setTyped(next);
              setWrong(false);
            }}
            help={words.help}
            error={isWrong ? texts.form.languages.invalid : ''}
          />
        </DialogContent>
        <DialogActions sx={{ padding: 2, flexWrap: 'wrap', gap: 1 }}>
          {current && (
            <Button onClick={remove} sx={{ marginInlineEnd: 'auto' }}>
              {words.remove}
            </Button>
          )}
          <Button onClick={onClose}>{texts.shell.cancel}</Button>
          <Button type="submit" variant="contained" disabled={typed.trim() === ''}>
            {words.set}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
