import { Button, Checkbox, FormControlLabel } from '@mui/material';
import type { Editor } from '@tiptap/react';
import { useId, useState } from 'react';
import { DialogFrame } from '#office/screen/dialogs/dialog-frame.tsx';
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

  const set = () => {
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
    <DialogFrame
      title={words.title}
      onClose={onClose}
      onSubmit={set} // MUI removes the padding above, which the label of the first field needs.
      contentSx={{ display: 'grid', gap: 2, '&&': { paddingBlockStart: 1 } }}
      actions={
        <>
          <Button onClick={onClose}>{texts.shell.cancel}</Button>
          <Button type="submit" variant="contained" disabled={href === ''}>
            {words.set}
          </Button>
        </>
      }
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
    </DialogFrame>
  );
}
