import More from '@mui/icons-material/MoreVert';
import { Divider, IconButton, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { useMe } from '#office/shell/me.ts';
import { useTexts } from '#office/texts/texts.ts';
import type { OpenDialog } from '../open-dialog.ts';
import { actionNames } from './save-bar-texts.ts';
import { type Intent, savedStateOf } from './saving.ts';
import type { EntryForm } from './use-entry-form.ts';

interface SaveMenuProps {
  editing: Pick<EntryForm, 'type' | 'entry' | 'readOnly'>;
  single: boolean;
  /** The ways of saving without a button of their own. */
  intents: readonly Intent[];
  onStart: (intent: Intent) => void;
  onOpen: (dialog: OpenDialog) => void;
}

/** The rarer actions of the form. */
export function SaveMenu({ editing: { type, entry, readOnly }, single, intents, onStart, onOpen }: SaveMenuProps) {
  const words = useTexts().entries;
  const { siteUrl } = useMe();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const standing = savedStateOf(entry);
  const name = actionNames(standing, words);
  // Closed before a dialog opens: the focus returns to the menu's button first, and after the dialog again.
  const close = () => flushSync(() => setAnchor(null));
  const closeAnd = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <>
      <IconButton
        aria-label={words.actions.more}
        data-tip={words.actions.more}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        // On a phone it is next to the text above the buttons, so that these have one line.
        sx={{ order: { xs: -1, sm: 0 } }}
      >
        <More />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {!readOnly &&
          intents.map((intent) => (
            <MenuItem key={intent} onClick={closeAnd(() => onStart(intent))}>
              {name[intent]}
            </MenuItem>
          ))}
        {entry && !readOnly && <Divider component="li" />}
        {entry && <MenuItem onClick={closeAnd(() => onOpen('history'))}>{words.actions.history}</MenuItem>}
        {entry && !readOnly && (
          <MenuItem onClick={closeAnd(() => onOpen('review'))}>
            {entry.reviewOn === null ? words.review.plan : words.review.change}
          </MenuItem>
        )}
        {standing.status === 'published' && entry?.path && (
          <MenuItem
            component="a"
            href={new URL(entry.path, siteUrl).href}
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
          <MenuItem onClick={closeAnd(() => onOpen('trash'))} sx={{ color: 'error.main' }}>
            {words.actions.trash}
          </MenuItem>
        )}
      </Menu>
    </>
  );
}
