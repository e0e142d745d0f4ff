import { Chip, Stack } from '@mui/material';
import { useTexts } from '../texts/texts.ts';

export interface ActiveFilter {
  /** Such as "State: Draft". */
  label: string;
  onRemove: () => void;
}

/** What a list is filtered by; a click takes a filter away. */
export function ActiveFilters({ filters }: { filters: readonly ActiveFilter[] }) {
  const { screen } = useTexts();
  if (filters.length === 0) return null;
  return (
    <Stack
      component="ul"
      direction="row"
      aria-label={screen.activeFilters}
      sx={{ flexWrap: 'wrap', gap: 1, listStyle: 'none', m: 0, p: 0, minWidth: 0 }}
    >
      {filters.map(({ label, onRemove }) => (
        <Stack component="li" key={label} sx={{ minWidth: 0 }}>
          <Chip label={label} aria-label={screen.removeFilter(label)} onClick={onRemove} onDelete={onRemove} />
        </Stack>
      ))}
    </Stack>
  );
}
