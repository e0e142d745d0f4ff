import { TextField } from '@mui/material';
import { useTexts } from '../texts/texts.ts';

export interface LeaveFieldProps {
  /** The last day, `YYYY-MM-DD`; null: no leave. */
  value: string | null;
  onChange(day: string | null): void;
}

/** Until when a user is on leave. */
export function LeaveField({ value, onChange }: LeaveFieldProps) {
  const { profile: texts } = useTexts().people;
  return (
    <TextField
      label={texts.leave}
      type="date"
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || null)}
      helperText={texts.leaveHelp}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
