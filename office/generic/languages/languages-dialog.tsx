import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { DialogFrame } from '#office/screen/dialogs/dialog-frame.tsx';
import { useTexts } from '#office/texts/texts.ts';
import { LanguageChecks } from './language-checks.tsx';
import { chosenOf, type LanguageChoice } from './language-choices.ts';

interface LanguagesDialogProps {
  use: 'publish' | 'unpublish';
  choices: readonly LanguageChoice[];
  /** Undefined: all languages. */
  onConfirm: (languages: string[] | undefined) => void;
  onClose: () => void;
}

/** Asks which languages are published or unpublished. */
export function LanguagesDialog({ use, choices, onConfirm, onClose }: LanguagesDialogProps) {
  const texts = useTexts();
  const words = texts.form.publication;
  const [current, setCurrent] = useState<readonly LanguageChoice[]>(choices);
  return (
    <DialogFrame
      title={use === 'publish' ? words.publishTitle : words.unpublishTitle}
      onClose={onClose}
      maxWidth="xs"
      contentSx={{ display: 'grid', gap: 1 }}
      actions={
        <>
          <Button onClick={onClose}>{texts.shell.cancel}</Button>
          <Button
            variant="contained"
            color={use === 'publish' ? 'primary' : 'error'}
            disabled={current.every(({ isChosen }) => !isChosen)}
            onClick={() => onConfirm(chosenOf(current))}
          >
            {use === 'publish' ? texts.entries.actions.publish : texts.entries.actions.unpublish}
          </Button>
        </>
      }
    >
      <Typography>{use === 'publish' ? words.publishBody : words.unpublishBody}</Typography>
      <LanguageChecks use={use} choices={current} onChange={setCurrent} />
    </DialogFrame>
  );
}
