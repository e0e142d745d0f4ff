import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId, useState } from 'react';
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
  const id = useId();
  const [current, setCurrent] = useState<readonly LanguageChoice[]>(choices);
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{use === 'publish' ? words.publishTitle : words.unpublishTitle}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1 }}>
        <Typography>{use === 'publish' ? words.publishBody : words.unpublishBody}</Typography>
        <LanguageChecks use={use} choices={current} onChange={setCurrent} />
      </DialogContent>
      <DialogActions sx={{ padding: 2 }}>
        <Button onClick={onClose}>{texts.shell.cancel}</Button>
        <Button
          variant="contained"
          color={use === 'publish' ? 'primary' : 'error'}
          disabled={current.every(({ isChosen }) => !isChosen)}
          onClick={() => onConfirm(chosenOf(current))}
        >
          {use === 'publish' ? texts.entries.actions.publish : texts.entries.actions.unpublish}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
