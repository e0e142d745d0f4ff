import { Box, Checkbox, FormControlLabel, MenuItem, TextField } from '@mui/material';
import { useId } from 'react';
import { useListContext } from 'react-admin';
import { type EntityName, entityOf } from '#content/registry.ts';
import { type EntryRow, entityName } from '#contract/office/entry-view.ts';
import { SearchBox } from '#office/screen/list/search-box.tsx';
import { useTexts } from '#office/texts/texts.ts';
import { EntryPicker } from '../inputs/entry-picker.tsx';
import type { ListFilter } from './use-list-filter.ts';

export const listStates = ['draft', 'published', 'scheduled', 'pending', 'trashed'] as const;
const sorts = ['own', 'title', 'updated', 'status'] as const;

/** Search words, state, parent and order. */
export function ListFilters({ type, listFilter }: { type: EntityName; listFilter: ListFilter }) {
  const texts = useTexts();
  const words = texts.entries.list;
  const { filterValues, sort } = useListContext<EntryRow>();
  const state = listStates.find((one) => one === filterValues.state) ?? '';
  const sorted = sorts.find((one) => one === sort.field) ?? 'own';
  return (
    <Box
      role="search"
      sx={{
        display: 'grid',
        gap: 1.5,
        padding: 2,
        gridTemplateColumns: { xs: '1fr 1fr', md: 'minmax(220px, 2fr) repeat(3, minmax(150px, 1fr))' },
      }}
    >
      <SearchBox
        label={texts.entities[type].search}
        value={typeof filterValues.words === 'string' ? filterValues.words : ''}
        onChange={(value) => listFilter.filter({ words: value === '' ? undefined : value })}
        sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}
      />
      <TextField
        select
        label={words.state}
        value={state}
        onChange={({ target }) => listFilter.filter({ state: target.value || undefined })}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{words.allStates}</MenuItem>
        {listStates.map((one) => (
          <MenuItem key={one} value={one}>
            {texts.entries.states[one]}
          </MenuItem>
        ))}
      </TextField>
      <TextField select label={words.sort} value={sorted} onChange={({ target }) => listFilter.order(target.value)}>
        {sorts.map((one) => (
          <MenuItem key={one} value={one}>
            {words.sorts[one]}
          </MenuItem>
        ))}
      </TextField>
      <ParentFilter type={type} value={filterValues.parent} onChange={(parent) => listFilter.filter({ parent })} />
    </Box>
  );
}

interface ParentFilterProps {
  type: EntityName;
  value: unknown;
  onChange: (value: number | 'top' | undefined) => void;
}

function ParentFilter({ type, value, onChange }: ParentFilterProps) {
  const entityTexts = useTexts().entities;
  const id = useId();
  const words = useTexts().entries.list;
  const parent = entityName.safeParse(entityOf(type).parents?.[0]);
  if (!parent.success) return null;
  const chosen = Number(value);
  return (
    <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
      <EntryPicker
        id={id}
        type={parent.data}
        label={entityTexts[parent.data].label.one}
        value={Number.isInteger(chosen) && chosen > 0 ? chosen : null}
        onChange={(next) => onChange(next ?? undefined)}
      />
      <FormControlLabel
        label={words.topOnly}
        control={
          <Checkbox size="small" checked={value === 'top'} onChange={(_, on) => onChange(on ? 'top' : undefined)} />
        }
      />
    </Box>
  );
}
