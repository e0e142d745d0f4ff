import { MenuItem, TextField } from '@mui/material';
import { useMe } from '../shell/me.ts';
import { useTexts } from '../texts/texts.ts';
import { useAssignees } from './use-messages.ts';

/** Whom a message is given to. */
export function AssigneeField({ value, onChange }: { value: string | null; onChange(id: string | null): void }) {
  const { messages: texts } = useTexts().inbox;
  const me = useMe();
  const others = useAssignees().filter(({ id }) => id !== me.id);
  const isKnown = value === null || value === me.id || others.some(({ id }) => id === value);
  return (
    <TextField
      select
      label={texts.assignee}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{texts.nobody}</MenuItem>
      <MenuItem value={me.id}>{texts.me(me.name)}</MenuItem>
      {others.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
      {!isKnown && value !== null && <MenuItem value={value}>{texts.colleague}</MenuItem>}
    </TextField>
  );
}
