import More from '@mui/icons-material/MoreVert';
import Preview from '@mui/icons-material/VisibilityOutlined';
import { Box, Button, Divider, IconButton, Menu, MenuItem, Tooltip, Typography } from '@mui/material';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import type { EntityName } from '#content/registry.ts';
import type { EditedEntry } from '#contract/office/entry-view.ts';
import { BusyButton } from '#office/screen/busy-button.tsx';
import { useTimeText } from '#office/shell/format-time.ts';
import { useMe } from '#office/shell/me.ts';
import { useTexts } from '#office/texts/texts.ts';
import type { LanguageChoice } from '../languages/language-choices.ts';
import type { OpenDialog } from '../open-dialog.ts';
import { SaveBarFrame } from './save-bar-frame.tsx';
import { actionNames, savedText } from './save-bar-texts.ts';
import { type Asking, SaveDialogs } from './save-dialogs.tsx';
import { type Intent, intentsFor, savedStateOf } from './saving.ts';

interface SaveBarProps {
  type: EntityName;
  entry: EditedEntry | undefined;
  isDirty: boolean;
  busy: Intent | undefined;
  readOnly: boolean;
  single: boolean;
  /** The languages that an action can apply to. */
  choicesOf: (asking: Asking) => LanguageChoice[];
  /** Shows the errors of the form, if any. */
  isValid: () => boolean;
  onSave: (intent: Intent, at?: string, languages?: string[]) => void;
  onOpen: (dialog: OpenDialog) => void;
}

/** Whether there is more than one language to publish, or only one that is to stay a draft. */
const isChoice = (choices: readonly LanguageChoice[]) =>
  choices.length > 1 || choices.some(({ isChosen }) => !isChosen);

/** The actions of the form, always visible. */
export function SaveBar({
  type,
  entry,
  isDirty,
  busy,
  readOnly,
  single,
  choicesOf,
  isValid,
  onSave,
  onOpen,
}: SaveBarProps) {
  const texts = useTexts();
  const words = texts.entries;
  const me = useMe();
  const timeText = useTimeText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asking, setAsking] = useState<Asking>();
  const standing = savedStateOf(entry);
  const [first = 'publish', second, ...others] = intentsFor(standing);
  const isPublic = standing.status === 'published';
  const name = actionNames(standing, words);
  // Closed before a dialog opens: the focus returns to the menu's button first, and after the dialog again.
  const close = () => flushSync(() => setAnchor(null));
  const start = (intent: Intent) => {
    close();
    const isAsked =
      intent === 'schedule' || intent === 'unpublish' || (intent === 'publish' && isChoice(choicesOf(intent)));
    if (!isAsked) onSave(intent);
    else if (intent === 'unpublish' || isValid()) setAsking(intent);
  };
  const open = (dialog: OpenDialog) => {
    close();
    onOpen(dialog);
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
          {second && (
            <BusyButton
              variant="outlined"
              loading={busy === second}
              disabled={busy !== undefined}
              onClick={() => start(second)}
            >
              {name[second]}
            </BusyButton>
          )}
          <BusyButton
            variant="contained"
            loading={busy === first}
            disabled={busy !== undefined}
            onClick={() => start(first)}
          >
            {name[first]}
          </BusyButton>
        </>
      )}
      {(entry || !readOnly) && (
        <Tooltip title={words.actions.more}>
          <IconButton
            aria-label={words.actions.more}
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            onClick={(event) => setAnchor(event.currentTarget)}
            // On a phone it is next to the text above the buttons, so that these have one line.
            sx={{ order: { xs: -1, sm: 0 } }}
          >
            <More />
          </IconButton>
        </Tooltip>
      )}
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {!readOnly &&
          others.map((intent) => (
            <MenuItem key={intent} onClick={() => start(intent)}>
              {name[intent]}
            </MenuItem>
          ))}
        {entry && !readOnly && <Divider component="li" />}
        {entry && <MenuItem onClick={() => open('history')}>{words.actions.history}</MenuItem>}
        {isPublic && entry?.path && (
          <MenuItem
            component="a"
            href={new URL(entry.path, me.siteUrl).href}
            target="_blank"
            rel="noreferrer"
            onClick={close}
          >
            {words.actions.viewOnSite}
          </MenuItem>
        )}
        {entry && !single && !readOnly && (
          <MenuItem component={Link} to={`/${type}/create?copy=${entry.id}`} onClick={close}>
            {words.actions.duplicate}
          </MenuItem>
        )}
        {entry && !single && !readOnly && (
          <MenuItem onClick={() => open('trash')} sx={{ color: 'error.main' }}>
            {words.actions.trash}
          </MenuItem>
        )}
      </Menu>
      {asking && (
        <SaveDialogs
          asking={asking}
          entry={entry}
          choices={choicesOf(asking)}
          onSave={onSave}
          onClose={() => setAsking(undefined)}
        />
      )}
    </SaveBarFrame>
  );
}
