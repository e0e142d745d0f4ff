import { Button } from '@mui/material';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { ShortForm } from '#office/screen/dialogs/short-form.tsx';
import { useTexts } from '#office/texts/texts.ts';
import { useFormats } from '#office/texts/use-formats.ts';
import { LanguageField } from '../languages/language-field.tsx';
import { commonLanguages, languageIn } from '../languages/languages.ts';

/** Sets the language of the selected words, or without a selection, of the marked words around the cursor. */
export function LanguageDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const formats = useFormats();
  const texts = useTexts();
  const words = texts.form.textLanguage;
  const { lang: current } = editor.getAttributes('language') as { lang?: string | null };
  const [typed, setTyped] = useState(current ? formats.languageName(current) : '');
  const [isWrong, setWrong] = useState(false);
  const chain = () => {
    const started = editor.chain().focus();
    return editor.state.selection.empty ? started.extendMarkRange('language') : started;
  };
  const set = () => {
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
    <ShortForm
      title={words.title}
      action={words.set}
      disabled={typed.trim() === ''}
      aside={
        current && (
          <Button onClick={remove} sx={{ marginInlineEnd: 'auto' }}>
            {words.remove}
          </Button>
        )
      }
      onSubmit={set}
      onClose={onClose}
    >
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
    </ShortForm>
  );
}
