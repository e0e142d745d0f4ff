import { Button, MenuItem, Stack, TextField } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listTranslations } from '#contract/calls/office/content/list-translations.ts';
import { translationStates } from '#contract/translatable-texts.ts';
import { useFormats } from '#office/texts/use-formats.ts';
import { client } from '../providers/client.ts';
import { Empty } from '../screen/empty.tsx';
import { useListState } from '../screen/list/list-state.ts';
import { Pager } from '../screen/list/pager.tsx';
import { SearchBox } from '../screen/list/search-box.tsx';
import { StateFilters } from '../screen/list/state-filters.tsx';
import { Loaded } from '../screen/loaded.tsx';
import { Page } from '../screen/page.tsx';
import { typesSeenBy, useMe } from '../shell/me.ts';
import { useTexts } from '../texts/texts.ts';
import { LanguageCounts } from './language-counts.tsx';
import { TranslationTable } from './translation-table.tsx';

const filterNames = ['words', 'type', 'lang', 'state'] as const;

/** All entries with the states of their translations. */
export function TranslationsScreen() {
  const entityTexts = useTexts().entities;
  const formats = useFormats();
  const { translations: texts, screen } = useTexts();
  const { role } = useMe();
  const list = useListState();
  const words = list.value('words') || undefined;
  const types = typesSeenBy(role);
  const type = types.find((one) => one === list.value('type'));
  const state = translationStates.find((one) => one === list.value('state'));
  const lang = /^[a-z]{2,3}(-[a-z0-9]{2,8}){0,2}$/.test(list.value('lang')) ? list.value('lang') : undefined;
  const input = { words, type, lang, state, skip: list.skip, take: list.take };
  const answer = useQuery({
    queryKey: ['translations', input],
    queryFn: ({ signal }) => client.call(listTranslations, input, { signal }),
    placeholderData: keepPreviousData,
    // Entries change in the forms that the cells lead to.
    refetchOnMount: 'always',
  });
  const langs = answer.data?.languages.map((each) => each.lang) ?? [];
  const clear = Object.fromEntries(filterNames.map((name) => [name, '']));
  const isFiltered = words !== undefined || type !== undefined || state !== undefined;
  return (
    <Page title={texts.title} intro={texts.intro}>
      {answer.data && (
        <LanguageCounts
          languages={answer.data.languages}
          lang={lang ?? ''}
          state={state ?? ''}
          onChoose={(chosen, next) =>
            list.change(lang === chosen && state === next ? { lang: '', state: '' } : { lang: chosen, state: next })
          }
        />
      )}
      <Stack role="search" direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap', mb: 2.5 }}>
        <SearchBox label={texts.search} value={list.value('words')} onChange={(next) => list.change({ words: next })} />
        <Choice
          label={texts.type}
          all={texts.allTypes}
          value={type ?? ''}
          options={types.map((one) => [one, entityTexts[one].label.many])}
          onChange={(next) => list.change({ type: next })}
        />
        <Choice
          label={texts.language}
          all={texts.allLanguages}
          value={lang ?? ''}
          options={[...new Set([...langs, ...(lang ? [lang] : [])])].map((one) => [one, formats.languageName(one)])}
          onChange={(next) => list.change({ lang: next })}
        />
        <Choice
          label={texts.state}
          all={texts.allStates}
          value={state ?? ''}
          options={translationStates.map((one) => [one, texts.states[one]])}
          onChange={(next) => list.change({ state: next })}
        />
      </Stack>
      <StateFilters
        state={list}
        filters={[
          { name: 'words', label: screen.search, value: words },
          { name: 'type', label: texts.type, value: type && entityTexts[type].label.many },
          { name: 'lang', label: texts.language, value: lang && formats.languageName(lang) },
          { name: 'state', label: texts.state, value: state && texts.states[state] },
        ]}
      />
      <Loaded of={answer}>
        {({ items, total, languages }) => {
          if (total === 0 && isFiltered) {
            return (
              <Empty title={texts.noMatch} hint={texts.noMatchHint}>
                <Button onClick={() => list.change(clear)}>{texts.clear}</Button>
              </Empty>
            );
          }
          if (total === 0) return <Empty title={texts.nothing} hint={texts.nothingHint} />;
          if (languages.length === 0) return <Empty title={texts.noLanguages} hint={texts.noLanguagesHint} />;
          const shown = languages.map((each) => each.lang).filter((each) => lang === undefined || each === lang);
          return (
            <>
              <TranslationTable items={items} langs={shown} />
              <Pager state={list} total={total} />
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}

interface ChoiceProps {
  label: string;
  all: string;
  value: string;
  options: readonly (readonly [string, string])[];
  onChange: (value: string) => void;
}

/** A filter with a fixed set of values; '' is all of them. */
function Choice({ label, all, value, options, onChange }: ChoiceProps) {
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ width: { xs: '100%', sm: 180 } }}
    >
      <MenuItem value="">{all}</MenuItem>
      {options.map(([key, name]) => (
        <MenuItem key={key} value={key}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
