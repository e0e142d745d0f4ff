import Preview from '@mui/icons-material/VisibilityOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { BusyButton } from '#office/screen/busy-button.tsx';
import { useTimeText } from '#office/shell/format-time.ts';
import { useTexts } from '#office/texts/texts.ts';
import type { LanguageChoice } from '../languages/language-choices.ts';
import type { OpenDialog } from '../open-dialog.ts';
import { type Asking, SaveDialogs } from './dialogs/save-dialogs.tsx';
import { SaveBarFrame } from './save-bar-frame.tsx';
import { actionNames, savedText } from './save-bar-texts.ts';
import { SaveMenu } from './save-menu.tsx';
import { type Intent, intentsFor, savedStateOf } from './saving.ts';
import type { EntryForm } from './use-entry-form.ts';

interface SaveBarProps {
  editing: Pick<EntryForm, 'type' | 'entry' | 'isDirty' | 'busy' | 'readOnly' | 'isValid' | 'start'>;
  single: boolean;
  /** The languages that an action can apply to. */
  choicesOf: (asking: Asking) => LanguageChoice[];
  onOpen: (dialog: OpenDialog) => void;
}

/** Whether there is more than one language to publish, or only one that is to stay a draft. */
const isChoice = (choices: readonly LanguageChoice[]) =>
  choices.length > 1 || choices.some(({ isChosen }) => !isChosen);

/** The actions of the form, always visible. */
export function SaveBar({ editing, single, choicesOf, onOpen }: SaveBarProps) {
  const { entry, isDirty, readOnly } = editing;
  const words = useTexts().entries;
  const timeText = useTimeText();
  const [asking, setAsking] = useState<Asking>();
  const [first = 'publish', second, ...others] = intentsFor(savedStateOf(entry));
  const start = (intent: Intent) => {
    const isAsked =
      intent === 'schedule' ||
      intent === 'end' ||
      intent === 'unpublish' ||
      (intent === 'publish' && isChoice(choicesOf(intent)));
    if (!isAsked) editing.start(intent);
    else if (intent === 'unpublish' || editing.isValid()) setAsking(intent);
  };

  return (
    <SaveBarFrame>
      <Typography
        variant="body2"
        color="textSecondary"
        role="status"
        sx={{ order: { xs: -2, sm: 0 }, flex: { xs: '1 1 calc(100% - 60px)', sm: '1 1 160px' } }}
      >
        {savedText(entry, isDirty, words, timeText)}
      </Typography>
      {!readOnly && (
        <>
          <Button
            startIcon={<Preview />}
            onClick={() => onOpen('preview')}
            aria-label={words.actions.preview}
            sx={{ minWidth: 44, '& .MuiButton-startIcon': { marginInline: { xs: 0, sm: '-4px 8px' } } }}
          >
            <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
              {words.actions.preview}
            </Box>
          </Button>
          {second && <SaveButton editing={editing} intent={second} variant="outlined" onStart={start} />}
          <SaveButton editing={editing} intent={first} variant="contained" onStart={start} />
        </>
      )}
      {(entry || !readOnly) && (
        <SaveMenu editing={editing} single={single} intents={others} onStart={start} onOpen={onOpen} />
      )}
      {asking && (
        <SaveDialogs
          asking={asking}
          entry={entry}
          choices={choicesOf(asking)}
          onSave={editing.start}
          onClose={() => setAsking(undefined)}
        />
      )}
    </SaveBarFrame>
  );
}

interface SaveButtonProps {
  editing: Pick<EntryForm, 'entry' | 'busy'>;
  intent: Intent;
  variant: 'contained' | 'outlined';
  onStart: (intent: Intent) => void;
}

function SaveButton({ editing: { entry, busy }, intent, variant, onStart }: SaveButtonProps) {
  const name = actionNames(savedStateOf(entry), useTexts().entries);
  return (
    <BusyButton
      variant={variant}
      loading={busy === intent}
      disabled={busy !== undefined}
      onClick={() => onStart(intent)}
    >
      {name[intent]}
    </BusyButton>
  );
}
