import { Box, Button, Checkbox, MenuItem, TextField, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import { BusyButton } from '../screen/busy-button.tsx';
import { contentPlace } from '../screen/focus-beside.ts';
import { hiddenFromSight } from '../screen/hidden-from-sight.ts';
import { SelectAll } from '../screen/list/select-all.tsx';
import { useFocusNext } from '../screen/use-focus-next.ts';
import { useTexts } from '../texts/texts.ts';
import { useFormats } from '../texts/use-formats.ts';
import type { Person, SelectedEntry, SelectionAction } from './actions.ts';
import { maxSelected, type Selection } from './use-selection.ts';

interface SelectionBarProps {
  actions: readonly SelectionAction[];
  selection: Selection;
  /** The entries of this page. */
  page: readonly SelectedEntry[];
  total: number;
  /** The languages that have a column. */
  langs: readonly string[];
  people: readonly Person[];
  onSelectAll: () => Promise<void>;
  onDone: () => void;
}

/** The number of selected entries, the languages that an action applies to, and the actions. */
export function SelectionBar(props: SelectionBarProps) {
  const { actions, selection, page, total, langs, people, onSelectAll, onDone } = props;
  const texts = useTexts();
  const words = texts.translations.selection;
  const [opened, setOpened] = useState<SelectionAction>();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isLoading, setLoading] = useState(false);
  const focusNext = useFocusNext();
  const count = selection.entries.length;
  const most = Math.min(total, maxSelected);
  const known = chosen.filter((lang) => langs.includes(lang));
  const applied = known.length > 0 ? known : langs;
  const selectAll = async () => {
    setLoading(true);
    await onSelectAll().finally(() => setLoading(false));
  };
  return (
    <Box
      role="group"
      aria-label={words.label}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 1, minHeight: 44, mb: 1 }}
    >
      <PageCheckbox selection={selection} page={page} />
      <Typography variant="body2" role="status">
        {count === 0 ? '' : count === maxSelected ? words.most({ count }) : words.selected({ count })}
      </Typography>
      {count > 0 && (
        <>
          {count < most && (
            <BusyButton size="small" loading={isLoading} onClick={() => void selectAll()}>
              {total > maxSelected ? words.selectFirst({ count: maxSelected }) : words.selectAll({ count: total })}
            </BusyButton>
          )}
          <Button
            size="small"
            onClick={() => {
              selection.clear();
              // The buttons disappear with the selection.
              focusNext(contentPlace);
            }}
          >
            {words.clear}
          </Button>
          {langs.length > 1 && <LanguageChoice langs={langs} chosen={known} onChange={setChosen} />}
          {actions.map((action) => (
            <Button
              key={action.name}
              size="small"
              variant="outlined"
              startIcon={<action.icon />}
              onClick={() => setOpened(action)}
            >
              {action.label(texts)}
            </Button>
          ))}
        </>
      )}
      {opened && (
        <Suspense>
          <opened.Dialog
            entries={selection.entries}
            langs={applied}
            people={people}
            onClose={() => setOpened(undefined)}
            onDone={() => {
              setOpened(undefined);
              focusNext(contentPlace);
              onDone();
            }}
          />
        </Suspense>
      )}
    </Box>
  );
}

/** Selects the entries of this page. Its label is shown until something is selected. */
function PageCheckbox({ selection, page }: Pick<SelectionBarProps, 'selection' | 'page'>) {
  const words = useTexts().translations.selection;
  const ids = page.map(({ id }) => id);
  return (
    <SelectAll
      selected={ids.filter(selection.has).length}
      total={ids.length}
      onSelect={(all) => (all ? selection.add(page) : selection.remove(ids))}
    >
      <Typography variant="body2" sx={selection.entries.length === 0 ? {} : hiddenFromSight}>
        {words.selectPage}
      </Typography>
    </SelectAll>
  );
}

interface LanguageChoiceProps {
  langs: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** The languages that an action applies to; none chosen: all. */
function LanguageChoice({ langs, chosen, onChange }: LanguageChoiceProps) {
  const words = useTexts().translations.selection;
  const { languageName, list } = useFormats();
  return (
    <TextField
      select
      size="small"
      label={words.languages}
      value={chosen}
      onChange={({ target }) => onChange(target.value as unknown as string[])}
      slotProps={{
        select: {
          multiple: true,
          displayEmpty: true,
          renderValue: () => (chosen.length === 0 ? words.allLanguages : list(chosen.map(languageName))),
        },
        inputLabel: { shrink: true },
      }}
      sx={{ width: { xs: '100%', sm: 180 } }}
    >
      {langs.map((lang) => (
        <MenuItem key={lang} value={lang}>
          <Checkbox size="small" checked={chosen.includes(lang)} tabIndex={-1} sx={{ p: 0, mr: 1 }} />
          {languageName(lang)}
        </MenuItem>
      ))}
    </TextField>
  );
}
