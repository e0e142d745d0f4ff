import Search from '@mui/icons-material/Search';
import { Box, Checkbox, FormControlLabel, InputAdornment, MenuItem, TextField } from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { type EntityName, entities, entityOf } from '#contract/entities/registry.ts';
import { type EntryRow, entityName } from '#contract/office/entry-view.ts';
import { useTexts } from '#office/texts/texts.ts';
import { EntryPicker, useSettled } from '../entry-picker.tsx';

const states = ['draft', 'published', 'scheduled', 'pending', 'trashed'] as const;
const sorts = ['own', 'title', 'updated', 'status'] as const;

/** Words, state, what it belongs to, and order. */
export function ListFilters({ type }: { type: EntityName }) {
  const texts = useTexts();
  const words = texts.entries.list;
  const { filterValues, setFilters, sort, setSort } = useListContext<EntryRow>();
  const set = (name: string, value: unknown) => setFilters({ ...filterValues, [name]: value }, []);
  const state = states.find((one) => one === filterValues.state) ?? '';
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
      <WordsFilter
        label={words.searchIn(entities[type].label.many)}
        value={typeof filterValues.words === 'string' ? filterValues.words : ''}
        onChange={(value) => set('words', value === '' ? undefined : value)}
      />
      <TextField
        select
        label={words.state}
        value={state}
        onChange={({ target }) => set('state', target.value || undefined)}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{words.allStates}</MenuItem>
        {states.map((one) => (
          <MenuItem key={one} value={one}>
            {texts.entries.states[one]}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={words.sort}
        value={sorted}
        onChange={({ target }) => setSort({ field: target.value, order: target.value === 'updated' ? 'DESC' : 'ASC' })}
      >
        {sorts.map((one) => (
          <MenuItem key={one} value={one}>
            {words.sorts[one]}
          </MenuItem>
        ))}
      </TextField>
      <ParentFilter type={type} value={filterValues.parent} onChange={(value) => set('parent', value)} />
    </Box>
  );
}

interface WordsFilterProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function WordsFilter({ label, value, onChange }: WordsFilterProps) {
  const [typed, setTyped] = useState(value);
  const settled = useSettled(typed, 250);
  const asked = useRef(value);
  const change = useRef(onChange);
  change.current = onChange;
  useEffect(() => {
    if (settled.trim() === asked.current.trim()) return;
    asked.current = settled;
    change.current(settled);
  }, [settled]);
  useEffect(() => {
    // Cleared from outside, or another list.
    if (value.trim() === asked.current.trim()) return;
    asked.current = value;
    setTyped(value);
  }, [value]);
  return (
    <TextField
      type="search"
      label={label}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}
      slotProps={{
        htmlInput: { maxLength: 200 },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

interface ParentFilterProps {
  type: EntityName;
  value: unknown;
  onChange: (value: number | 'top' | undefined) => void;
}

function ParentFilter({ type, value, onChange }: ParentFilterProps) {
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
        label={entities[parent.data].label.one}
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
