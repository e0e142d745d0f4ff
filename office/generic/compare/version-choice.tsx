import { Box, FormControlLabel, Radio, RadioGroup } from '@mui/material';
import type { ReactNode } from 'react';

interface VersionChoiceProps<Side extends string> {
  /** The name of the group. */
  label: string;
  versions: readonly { side: Side; name: string; content: ReactNode }[];
  chosen: Side;
  /** Undefined: the choice is made. */
  onChoose: ((side: Side) => void) | undefined;
}

/** A choice between versions of one text, in frames side by side; on phones one below the other. */
export function VersionChoice<Side extends string>({ label, versions, chosen, onChoose }: VersionChoiceProps<Side>) {
  const choose = (value: string) => {
    const found = versions.find(({ side }) => side === value);
    if (found) onChoose?.(found.side);
  };
  return (
    <RadioGroup
      value={chosen}
      onChange={(_, value) => choose(value)}
      aria-label={label}
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
    >
      {versions.map(({ side, name, content }) => (
        <Box
          key={side}
          sx={{
            border: 2,
            borderColor: side === chosen ? 'primary.main' : 'divider',
            borderRadius: 1,
            padding: 1.5,
            minWidth: 0,
          }}
        >
          <FormControlLabel value={side} label={name} disabled={!onChoose} control={<Radio size="small" />} />
          {content}
        </Box>
      ))}
    </RadioGroup>
  );
}
