import { Box, Checkbox, FormControlLabel } from '@mui/material';
import { useId } from 'react';
import { type EntityName, entityOf } from '#content/registry.ts';
import { entityName } from '#contract/office/entry-view.ts';
import { SearchBox } from '#office/screen/list/search-box.tsx';
import { SelectField } from '#office/screen/select-field.tsx';
import { useTexts } from '#office/texts/texts.ts';
import { EntryPicker } from '../inputs/relations/entry-picker.tsx';
import { type EntryList, listSorts, listStates } from './use-entry-list.ts';

/** Search words, state, parent and order. */
export function ListFilters({ type, list }: { type: EntityName; list: EntryList }) {
  const texts = useTexts();
  const words = texts.entries.list;
  const { filters } = list;
  return (
    <Box
      role="search"
      sx={{
        display: 'grid',
        gap: 1.5,
        padding: 2,
        gridTemplateColumns: { xs: '1fr 1fr', md: 'minmax(220px, 2fr) repeat(4, minmax(130px, 1fr))' },
      }}
    >
      <SearchBox
        label={texts.entities[type].search}
        value={filters.words}
        onChange={(value) => list.filter({ words: value })}
        sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}
      />
      <SelectField
        label={words.state}
        value={filters.state ?? ''}
        options={[['', words.allStates], ...listStates.map((one) => [one, texts.entries.states[one]] as const)]}
        onChange={(state) => list.filter({ state: state === '' ? undefined : state })}
      />
      <SelectField
        label={words.sort}
        value={list.sort}
        options={listSorts.map((one) => [one, words.sorts[one]])}
        onChange={list.order}
      />
      <SelectField
        label={texts.entries.review.filter}
        value={filters.review ?? ''}
        options={[
          ['', texts.entries.review.all],
          ['due', texts.entries.review.dueFilter],
          ['mine', texts.entries.review.mine],
        ]}
        onChange={(review) => list.filter({ review: review === '' ? undefined : review })}
      />
      <ParentFilter type={type} value={filters.parent} onChange={(parent) => list.filter({ parent })} />
    </Box>
  );
}

interface ParentFilterProps {
  type: EntityName;
  value: number | 'top' | undefined;
  onChange: (value: number | 'top' | undefined) => void;
}

function ParentFilter({ type, value, onChange }: ParentFilterProps) {
  const entityTexts = useTexts().entities;
  const id = useId();
  const words = useTexts().entries.list;
  const parent = entityName.safeParse(entityOf(type).parents?.[0]);
  if (!parent.success) return null;
  return (
    <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
      <EntryPicker
        id={id}
        type={parent.data}
        label={entityTexts[parent.data].label.one}
        value={typeof value === 'number' ? value : null}
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
