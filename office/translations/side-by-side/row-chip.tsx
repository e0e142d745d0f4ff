import Done from '@mui/icons-material/CheckCircleOutlined';
import Missing from '@mui/icons-material/RemoveCircleOutlineOutlined';
import Outdated from '@mui/icons-material/UpdateOutlined';
import { Chip } from '@mui/material';
import { useTexts } from '#office/texts/texts.ts';
import type { RowState } from './rows.ts';

const icons = { missing: Missing, outdated: Outdated, done: Done } as const;

const colours: Record<RowState, object> = {
  missing: { backgroundColor: 'transparent', color: 'text.secondary' },
  outdated: { backgroundColor: 'warning.light', color: 'warning.main' },
  done: { backgroundColor: 'success.light', color: 'success.main' },
};

/** The state of a text as a word and an icon, never by colour alone. */
export function RowChip({ state }: { state: RowState }) {
  const words = useTexts().translations.sideBySide.states;
  const Icon = icons[state];
  return (
    <Chip
      size="small"
      variant={state === 'missing' ? 'outlined' : 'filled'}
      icon={<Icon />}
      label={words[state]}
      sx={{ ...colours[state], '& .MuiChip-icon': { color: 'inherit' } }}
    />
  );
}
