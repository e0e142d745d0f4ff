import { Checkbox, FormControlLabel } from '@mui/material';
import { ListFilters } from '#office/screen/list/list-filters.tsx';
import type { ListState } from '#office/screen/list/list-state.ts';
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
  return (
    <ListFilters
      state={state}
      search={texts.search}
      selects={[
        {
          name: 'kind',
          label: texts.kind,
          any: screen.all,
          options: fileKinds.map((kind) => [kind, texts.kindsMany[kind]]),
        },
      ]}
      selectWidth={160}
      filters={[
        { name: 'unused', label: texts.onlyUnused, value: state.value('unused') === '1' || undefined },
        { name: 'withoutAlt', label: texts.onlyWithoutAlt, value: state.value('withoutAlt') === '1' || undefined },
      ]}
    >
      {flag('unused', texts.onlyUnused)}
      {flag('withoutAlt', texts.onlyWithoutAlt)}
    </ListFilters>
  );
}
