import { MenuItem, TextField } from '@mui/material';
import { useMe } from '../shell/me.ts';
import { useTexts } from '../texts/texts.ts';
import { useAssignees } from './messages/use-messages.ts';

/** The user that a message is assigned to. */
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
      <MenuItem value="">{texts.unassigned}</MenuItem>
      <MenuItem value={me.id}>{texts.me({ name: me.name })}</MenuItem>
      {others.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
      {!isKnown && value !== null && <MenuItem value={value}>{texts.colleague}</MenuItem>}
    </TextField>
  );
}

/** Filters messages by user: `me`, `none` for unassigned ones, or a user's id. */
export function AssigneeFilter({ value, onChange }: { value: string; onChange(value: string): void }) {
  const { messages: texts } = useTexts().inbox;
  const me = useMe();
  const others = useAssignees().filter(({ id }) => id !== me.id);
  const known = ['me', 'none', ...others.map(({ id }) => id)];
  return (
    <TextField
      select
      label={texts.assignee}
      value={known.includes(value) ? value : 'any'}
      onChange={({ target }) => onChange(target.value === 'any' ? '' : target.value)}
      sx={{ width: { xs: '100%', sm: 200 } }}
    >
      <MenuItem value="any">{texts.anyAssignee}</MenuItem>
      <MenuItem value="me">{texts.me({ name: me.name })}</MenuItem>
      <MenuItem value="none">{texts.unassigned}</MenuItem>
      {others.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** The label of an `AssigneeFilter` value; '' without one. */
export function useAssigneeName(value: string): string {
  const { messages: texts } = useTexts().inbox;
  const me = useMe();
  const others = useAssignees();
  if (value === '') return '';
  if (value === 'none') return texts.unassigned;
  if (value === 'me' || value === me.id) return texts.me({ name: me.name });
  return others.find(({ id }) => id === value)?.name ?? texts.colleague;
}
