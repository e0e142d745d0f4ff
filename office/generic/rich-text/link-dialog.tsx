import {
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  MenuItem,
  Radio,
  RadioGroup,
  TextField,
  Typography,
} from '@mui/material';
import type { Editor } from '@tiptap/react';
import { type FormEvent, useId, useState } from 'react';
import { getEntry } from '#contract/calls/office/get-entry.ts';
import { type EntityName, entities, entityNames, entityOf } from '#contract/entities/registry.ts';
import { client } from '#office/providers/client.ts';
import { maySee, useMe } from '#office/shell/me.ts';
import { useTexts } from '#office/texts/texts.ts';
import { EntryPicker } from '../entry-picker.tsx';
import { isLinkAddress } from './extensions.ts';

/** Types whose entries have a place of their own on the site. */
const linkable = entityNames.filter((name) => entityOf(name).searched === true);

/** Where a link leads: to a page of this site, found by name, or to an address. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const texts = useTexts();
  const words = texts.form.link;
  const id = useId();
  const attributes = editor.getAttributes('link') as { href?: string | null; target?: string | null };
  const [mode, setMode] = useState<'page' | 'address'>(attributes.href ? 'address' : 'page');
  const [address, setAddress] = useState(attributes.href ?? '');
  const [newTab, setNewTab] = useState(attributes.target === '_blank');
  const [tried, setTried] = useState(false);
  const href = address.trim();
  const valid = isLinkAddress(href);

  const set = (event: FormEvent) => {
    event.preventDefault();
    // A form in a dialogue is still a child of the entry's form for React.
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
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <RadioGroup row value={mode} onChange={(_, next) => setMode(next === 'page' ? 'page' : 'address')}>
            <FormControlLabel value="page" label={words.page} control={<Radio size="small" />} />
            <FormControlLabel value="address" label={words.address} control={<Radio size="small" />} />
          </RadioGroup>
          {mode === 'page' ? (
            <PageChoice path={address} onPath={setAddress} />
          ) : (
            <TextField
              label={words.addressLabel}
              value={address}
              onChange={(event) => setAddress(event.target.value)}
              helperText={tried && !valid ? words.invalid : words.addressHelp}
              error={tried && !valid}
              autoFocus
              slotProps={{ htmlInput: { inputMode: 'url', autoComplete: 'off', spellCheck: false } }}
            />
          )}
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

function PageChoice({ path, onPath }: { path: string; onPath: (path: string) => void }) {
  const words = useTexts().form.link;
  const { role } = useMe();
  const id = useId();
  const types = linkable.filter((name) => maySee(role, name));
  const [type, setType] = useState<EntityName>(types[0] ?? 'news');
  const [chosen, setChosen] = useState<number | null>(null);
  const choose = async (entry: number | null) => {
    setChosen(entry);
    if (entry === null) return onPath('');
    const { path: found } = await client.call(getEntry, { id: entry });
    onPath(found ?? '');
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '200px 1fr' } }}>
      <TextField
        select
        label={words.kind}
        value={type}
        onChange={({ target }) => {
          const next = types.find((name) => name === target.value);
          if (next) setType(next);
          setChosen(null);
        }}
      >
        {types.map((name) => (
          <MenuItem key={name} value={name}>
            {entities[name].label.many}
          </MenuItem>
        ))}
      </TextField>
      <EntryPicker
        key={type}
        type={type}
        value={chosen}
        onChange={(entry) => void choose(entry)}
        id={id}
        label={words.search}
      />
      {path !== '' && (
        <Typography variant="body2" color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
          {words.chosen(path)}
        </Typography>
      )}
    </Box>
  );
}
