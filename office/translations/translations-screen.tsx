import { Button } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listTranslations } from '#contract/calls/office/translations.ts';
import type { CallInput } from '#contract/protocol/call.ts';
import { useFormats } from '#office/texts/use-formats.ts';
import { client } from '../providers/client.ts';
import { Empty } from '../screen/empty.tsx';
import { useListState } from '../screen/list/list-state.ts';
import { Pager } from '../screen/list/pager.tsx';
import { Loaded } from '../screen/loaded.tsx';
import { Page } from '../screen/page.tsx';
import { useMay, useMe } from '../shell/me.ts';
import { useTexts } from '../texts/texts.ts';
import { ExchangeButtons } from './exchange/exchange-buttons.tsx';
import { filterNames, filtersIn } from './filters.ts';
import { GlossaryDialog } from './glossary-dialog.tsx';
import { LanguageCounts } from './language-counts.tsx';
import { PeopleCounts } from './people-counts.tsx';
import { SelectableTable } from './selectable-table.tsx';
import { TranslationFilters } from './translation-filters.tsx';
import { useSelection } from './use-selection.ts';

const useTranslations = (input: CallInput<typeof listTranslations>) =>
  useQuery({
    queryKey: ['translations', input],
    queryFn: ({ signal }) => client.call(listTranslations, input, { signal }),
    placeholderData: keepPreviousData,
    // Entries change in the forms that the cells lead to.
    refetchOnMount: 'always',
  });

/** All entries with the states of their translations. */
export function TranslationsScreen() {
  const { translations: texts } = useTexts();
  const formats = useFormats();
  const me = useMe();
  const { mainLanguage } = me;
  const list = useListState();
  const filters = filtersIn(list.value);
  const { words, type, lang, state, publication, assignee, overdue } = filters;
  const may = useMay();
  const selection = useSelection(JSON.stringify(filters));
  const answer = useTranslations({ ...filters, skip: list.skip, take: list.take });
  const langs = answer.data?.languages.map((each) => each.lang) ?? [];
  const glossaryLangs = langs.filter((each) => each !== mainLanguage.toLowerCase());
  const people = answer.data?.people ?? [];
  const clear = Object.fromEntries(filterNames.map((name) => [name, '']));
  const isFiltered = [words, type, state, publication, assignee, overdue].some((filter) => filter !== undefined);
  return (
    <Page
      title={texts.title}
      intro={texts.main.intro({ language: formats.languageName(mainLanguage) })}
      actions={
        <>
          {me.translator !== null && may('SaveGlossary') && glossaryLangs.length > 0 && (
            <GlossaryButton langs={glossaryLangs} />
          )}
          <ExchangeButtons
            filters={{ words, type, state, publication, assignee, overdue }}
            total={answer.data?.total ?? 0}
            langs={[...(lang ? [lang] : []), ...langs]}
          />
        </>
      }
    >
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
      <PeopleCounts
        people={people}
        assignee={assignee ?? ''}
        onChoose={(chosen) => list.change({ assignee: chosen, state: '', due: '' })}
      />
      <TranslationFilters list={list} langs={[...new Set([...langs, ...(lang ? [lang] : [])])]} people={people} />
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
              <SelectableTable
                {...{ filters, selection, items, total, people }}
                langs={shown}
                onDone={() => void answer.refetch()}
              />
              <Pager state={list} total={total} />
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}

function GlossaryButton({ langs }: { langs: readonly string[] }) {
  const { proposals } = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{proposals.glossary.open}</Button>
      {isOpen && <GlossaryDialog langs={langs} onClose={() => setOpen(false)} />}
    </>
  );
}
