import Complete from '@mui/icons-material/CheckCircleOutlined';
import Partial from '@mui/icons-material/IncompleteCircle';
import Missing from '@mui/icons-material/RemoveCircleOutlineOutlined';
import Outdated from '@mui/icons-material/UpdateOutlined';
import { Chip } from '@mui/material';
import { Link } from 'react-router';
import type { TranslationState } from '#contract/languages/translatable-texts.ts';
import { useTexts } from '../texts/texts.ts';

const icons = { missing: Missing, partial: Partial, outdated: Outdated, complete: Complete } as const;

const colours: Record<TranslationState, object> = {
  missing: { backgroundColor: 'transparent', color: 'text.secondary' },
  partial: { backgroundColor: 'info.light', color: 'info.main' },
  outdated: { backgroundColor: 'warning.light', color: 'warning.main' },
  complete: { backgroundColor: 'success.light', color: 'success.main' },
};

interface StateChipProps {
  state: TranslationState;
  outdated: number;
  missing: number;
  /** The screen that translates the entry into this language. */
  to: string;
  /** The accessible name for a state, with the entry and the language. */
  name: (state: string) => string;
}

/** The state of a translation as text and icon, never by colour alone, with a link to its texts. */
export function StateChip({ state, outdated, missing, to, name }: StateChipProps) {
  const texts = useTexts().translations;
  const Icon = icons[state];
  const label =
    state === 'outdated'
      ? texts.count.outdated({ count: outdated })
      : state === 'partial'
        ? texts.count.partial({ count: missing })
        : texts.states[state];
  return (
    <Chip
      component={Link}
      to={to}
      clickable
      size="small"
      variant={state === 'missing' ? 'outlined' : 'filled'}
      icon={<Icon />}
      label={label}
      aria-label={name(label)}
      sx={{
        ...colours[state],
        '& .MuiChip-icon': { color: 'inherit' },
        '&:hover, &:focus-visible': { ...colours[state], textDecoration: 'underline' },
        '@media (pointer: coarse)': { height: 36 },
      }}
    />
  );
}
