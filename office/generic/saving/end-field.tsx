import { TextField } from '@mui/material';
import { useMe } from '#office/shell/me.ts';
import { fromWallTime } from '#office/shell/zones.ts';
import { useTexts } from '#office/texts/texts.ts';
import { useFormats } from '#office/texts/use-formats.ts';

interface EndFieldProps {
  /** In the company’s time zone; '': it stays online. */
  wall: string;
  onChange: (wall: string) => void;
  error: string;
  autoFocus?: boolean;
}

/** The time at which an entry goes offline. */
export function EndField({ wall, onChange, error, autoFocus = false }: EndFieldProps) {
  const words = useTexts().entries;
  const { timeZone } = useMe();
  const { longDay } = useFormats();
  const chosen = [wall === '' ? words.end.help : longDay(wall.slice(0, 10)), words.schedule.zone({ zone: timeZone })];
  return (
    <TextField
      type="datetime-local"
      label={words.end.when}
      value={wall}
      onChange={(event) => onChange(event.target.value)}
      error={error !== ''}
      helperText={error || chosen.filter(Boolean).join(' · ')}
      autoFocus={autoFocus}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}

/** The chosen end: null without one, or why it cannot be. `from`: when the entry appears, if it is scheduled. */
export function endOf(
  wall: string,
  { timeZone, from, words }: { timeZone: string; from?: string; words: { past: string; first: string } },
): { end: string | null } | { error: string } {
  const end = fromWallTime(wall, timeZone) ?? null;
  if (end === null) return { end };
  if (Date.parse(end) <= Date.now()) return { error: words.past };
  return from !== undefined && end <= from ? { error: words.first } : { end };
}
