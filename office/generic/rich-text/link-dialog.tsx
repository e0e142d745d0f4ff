import { Button, Checkbox, Dialog, DialogActions, DialogContent, DialogTitle, FormControlLabel } from '@mui/material';
import type { Editor } from '@tiptap/react';
import { type FormEvent, useId, useState } from 'react';
import { useTexts } from '#office/texts/texts.ts';
import { LinkBox } from '../inputs/links/link-box.tsx';
import { isLinkAddress } from './extensions.ts';

/** The target of a link in a text, and whether it opens in a new tab. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const texts = useTexts();
  const words = texts.form.link;
  const id = useId();
  const attributes = editor.getAttributes('link') as { href?: string | null; target?: string | null };
  const [address, setAddress] = useState(attributes.href ?? '');
  const [newTab, setNewTab] = useState(attributes.target === '_blank');
  const [tried, setTried] = useState(false);
  const href = address.trim();
  const valid = isLinkAddress(href);

  const set = (event: FormEvent) => {
    event.preventDefault();
    // In React, submit events bubble from the dialog to the entry's form.
    event.stopPropagation();
    setTried(true);
    if (!valid) return;
    const mark = { href, target: newTab ? '_blank' : null };
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !attributes.href) {
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: mark }] }).run();
    } else chain.setLink(mark).run();
    onClose();
  };

  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <form onSubmit={set} noValidate>
        <DialogTitle id={id}>{words.title}</DialogTitle>
        <DialogContent
          // MUI removes the padding above, which the label of the first field needs.
          sx={{ display: 'grid', gap: 2, '&&': { paddingBlockStart: 1 } }}
        >
          <LinkBox
            id={`${id}-target`}
            label={words.address}
            value={address}
            onChange={setAddress}
            helperText={tried && !valid ? words.invalid : words.dialogHelp}
            invalid={tried && !valid}
            autoFocus
          />
          <FormControlLabel
            label={words.newTab}
            control={<Checkbox size="small" checked={newTab} onChange={(_, next) => setNewTab(next)} />}
          />
        </DialogContent>
        <DialogActions sx={{ padding: 2 }}>
          <Button onClick={onClose}>{texts.shell.cancel}</Button>
          <Button type="submit" variant="contained" disabled={href === ''}>
            {words.set}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
