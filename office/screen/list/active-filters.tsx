import { Chip, Stack, type SxProps } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTexts } from '#office/texts/texts.ts';
import { contentPlace } from '../focus-beside.ts';

export interface ActiveFilter {
  /** Such as "State: Draft". */
  label: string;
  onRemove: () => void;
}

/**
 * The active filters of a list; a click removes one. It stays rendered without filters: it moves the focus when the
 * last one is removed.
 */
export function ActiveFilters({ filters, sx = {} }: { filters: readonly ActiveFilter[]; sx?: SxProps }) {
  const { screen } = useTexts();
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number>(undefined);
  const shown = filters.map(({ label }) => label).join('\n');

  // The chip goes once the list's address has changed, not with the click.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` changes with the address.
  useEffect(() => {
    if (removed.current === undefined) return;
    const chips = [...(list.current?.querySelectorAll<HTMLElement>('[role=button]') ?? [])];
    (chips[removed.current] ?? chips.at(-1) ?? contentPlace())?.focus();
    removed.current = undefined;
  }, [shown]);

  if (filters.length === 0) return null;
  return (
    <Stack
      ref={list}
      component="ul"
      direction="row"
      aria-label={screen.activeFilters}
      sx={{ flexWrap: 'wrap', gap: 1, listStyle: 'none', m: 0, p: 0, minWidth: 0, ...sx }}
    >
      {filters.map(({ label, onRemove }, index) => {
        const remove = () => {
          removed.current = index;
          onRemove();
        };
        return (
          <Stack component="li" key={label} sx={{ minWidth: 0 }}>
            <Chip
              label={label}
              aria-label={screen.removeFilter({ filter: label })}
              onClick={remove}
              onDelete={remove}
            />
          </Stack>
        );
      })}
    </Stack>
  );
}
