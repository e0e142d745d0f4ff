import { Autocomplete, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EntityName } from '#content/registry.ts';
import { listEntries } from '#contract/calls/office/content.ts';
import type { EntryRow } from '#contract/office/entry-view.ts';
import { client } from '#office/providers/client.ts';
import { useTexts } from '#office/texts/texts.ts';
import { useSettled } from '../use-settled.ts';
import { useTyped } from '../use-typed.ts';

interface EntryPickerProps {
  type: EntityName;
  value: number | null;
  onChange: (id: number | null) => void;
  /** Only entries without a parent. */
  topOnly?: boolean;
  /** Entries that cannot be chosen: one is not its own parent. */
  without?: readonly number[];
  id: string;
  label?: string;
  /** The id of the element that names it, instead of a label. */
  labelledBy?: string;
  placeholder?: string;
  describedBy?: string | undefined;
  invalid?: boolean;
  readOnly?: boolean;
  onBlur?: () => void;
}

interface Option {
  id: number;
  title: string;
}

const optionOf = ({ id, title }: EntryRow): Option => ({ id, title });

/** The picked entry by its id; nothing if it no longer exists. */
export const usePicked = (type: EntityName, id: number | null) =>
  useQuery({
    queryKey: [type, 'picked', id],
    enabled: id !== null,
    queryFn: ({ signal }) =>
      client.list(listEntries, { type, ids: String(id), sort: 'own', descending: false, skip: 0, take: 1 }, { signal }),
  });

const none: readonly Option[] = [];

/** Entries that are loaded in one request. */
const atOnce = 50;

/** The first entries whose names have the words, and that can be chosen. */
const useFound = (type: EntityName, { words, topOnly = false, without, enabled }: Search) =>
  useQuery({
    queryKey: [type, 'picker', words, topOnly, without],
    enabled,
    queryFn: async ({ signal }) => {
      const query = {
        ...({ type, sort: 'own', descending: false, take: atOnce } as const),
        ...(topOnly ? { top: true } : {}),
        ...(words === '' ? {} : { words: words.slice(0, 200) }),
      };
      const others: Option[] = [];
      for (let skip = 0; ; skip += atOnce) {
        const { items, total } = await client.list(listEntries, { ...query, skip }, { signal });
        others.push(...items.filter(({ id }) => !without.includes(id)).map(optionOf));
        // The first ones may all be in the list already.
        if (others.length > 0 || skip + atOnce >= total) return others;
      }
    },
  });

interface Search {
  words: string;
  topOnly: boolean | undefined;
  without: readonly number[];
  enabled: boolean;
}

/** A search field for an entry of a type. */
export function EntryPicker(props: EntryPickerProps) {
  const { type, value, onChange, topOnly, without = [], describedBy, invalid = false } = props;
  const texts = useTexts();
  const [open, setOpen] = useState(false);
  const chosen = usePicked(type, value);

  const current = chosen.data?.items[0];
  const gone: Option | null = value === null ? null : { id: value, title: texts.form.chosenGone({ id: value }) };
  const selected: Option | null =
    value === null ? null : current ? optionOf(current) : chosen.data ? gone : { id: value, title: '…' };
  const { typed, clear, inputRef, selecting, ...typing } = useTyped(selected?.title ?? '');
  const sought = typed?.trim() ?? '';
  const words = useSettled(sought, 200);

  const found = useFound(type, { words, topOnly, without, enabled: open && words === sought });
  // Those of earlier words are not shown: Enter would choose one of them.
  const options = words === sought ? found.data : undefined;
  const choose = (next: Option | null) => {
    onChange(next?.id ?? null);
    clear();
  };

  return (
    <Autocomplete
      id={props.id}
      size="small"
      fullWidth
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onBlur={() => {
        clear();
        props.onBlur?.();
      }}
      readOnly={props.readOnly ?? false}
      options={options ?? none}
      value={selected}
      filterOptions={(all) => all}
      getOptionLabel={(option) => option.title}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onChange={(_, next) => choose(next)}
      {...typing}
      autoHighlight={sought !== ''}
      loading={options === undefined && !found.isError}
      loadingText={texts.form.searching}
      noOptionsText={texts.form.noOption}
      clearText={texts.form.clear}
      renderInput={(params) => (
        <TextField
          {...params}
          label={props.label}
          placeholder={props.placeholder ?? ''}
          inputRef={inputRef}
          error={invalid}
          slotProps={{
            ...params.slotProps,
            htmlInput: {
              ...params.slotProps.htmlInput,
              onMouseDown: selecting(params.slotProps.htmlInput.onMouseDown),
              'aria-labelledby': props.labelledBy,
              'aria-describedby': describedBy,
              'aria-invalid': invalid,
            },
          }}
        />
      )}
    />
  );
}
