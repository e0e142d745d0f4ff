import { Checkbox, FormControlLabel, MenuItem, Stack, TextField } from '@mui/material';
import type { ListState } from '#office/screen/list/list-state.ts';
import { SearchBox } from '#office/screen/list/search-box.tsx';
import { StateFilters } from '#office/screen/list/state-filters.tsx';
import { useTexts } from '#office/texts/texts.ts';
import { type FileKind, fileKinds } from '../file-kind.ts';

export const kindIn = (state: ListState): FileKind | undefined =>
  fileKinds.find((kind) => kind === state.value('kind'));

/** The filters of the library. */
export function LibraryFilters({ state }: { state: ListState }) {
  const { files: texts, screen } = useTexts();
  const flag = (name: string, label: string) => (
    <FormControlLabel
      label={label}
      control={
        <Checkbox
          checked={state.value(name) === '1'}
          onChange={(_, checked) => state.change({ [name]: checked ? '1' : '' })}
        />
      }
    />
  );
  const kindShown = kindIn(state);
  return (
    <>
      <Stack
        role="search"
        direction="row"
        sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 1.5, mb: 2.5, alignItems: 'center' }}
      >
        <SearchBox label={texts.search} value={state.value('words')} onChange={(words) => state.change({ words })} />
        <TextField
          select
          label={texts.kind}
          value={kindShown ?? 'all'}
          onChange={({ target }) => state.change({ kind: target.value === 'all' ? '' : target.value })}
          sx={{ width: { xs: '100%', sm: 160 } }}
        >
          <MenuItem value="all">{screen.all}</MenuItem>
          {fileKinds.map((kind) => (
            <MenuItem key={kind} value={kind}>
              {texts.kindsMany[kind]}
            </MenuItem>
          ))}
        </TextField>
        {flag('unused', texts.onlyUnused)}
        {flag('withoutAlt', texts.onlyWithoutAlt)}
      </Stack>
      <StateFilters
        state={state}
        filters={[
          { name: 'words', label: screen.search, value: state.value('words') },
          { name: 'kind', label: texts.kind, value: kindShown && texts.kindsMany[kindShown] },
          { name: 'unused', label: texts.onlyUnused, value: state.value('unused') === '1' || undefined },
          { name: 'withoutAlt', label: texts.onlyWithoutAlt, value: state.value('withoutAlt') === '1' || undefined },
        ]}
      />
    </>
  );
}
