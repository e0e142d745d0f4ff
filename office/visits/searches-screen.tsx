import { Button, Stack, TableCell, TableRow } from '@mui/material';
import { useState } from 'react';
import { getBestBets, getZeroResultSearches } from '#contract/calls/office/searches.ts';
import type { ZeroResultSearch } from '#contract/office/searches-view.ts';
import { useCall } from '../providers/use-call.ts';
import { Empty } from '../screen/empty.tsx';
import { useListState } from '../screen/list/list-state.ts';
import { RowName, StackedTable } from '../screen/list/stacked-table.tsx';
import { Loaded } from '../screen/loaded.tsx';
import { Page } from '../screen/page.tsx';
import { Panel } from '../screen/panel.tsx';
import { useMay, useMe } from '../shell/me.ts';
import { useTexts } from '../texts/texts.ts';
import { useFormats } from '../texts/use-formats.ts';
import { SynonymForm } from '../upkeep/synonym-form.tsx';
import { AddBestBet, type Term } from './add-best-bet.tsx';
import { BestBetTable } from './best-bet-table.tsx';
import { PeriodChoice, periodOf } from './period-choice.tsx';

const periods = [30, 90] as const;

/** What visitors searched for and did not find, and what the search shows first. */
export function SearchesScreen() {
  const { searches: texts } = useTexts();
  const may = useMay();
  const { mainLanguage } = useMe();
  const state = useListState();
  const days = periodOf(periods, state);
  const [term, setTerm] = useState<Term>();
  const [unknown, setUnknown] = useState<Term>();
  const answer = useCall(['searches', days], getZeroResultSearches, { days });
  const bets = useCall(['best-bets'], getBestBets, {});
  const link = may('AddBestBet') ? setTerm : undefined;
  return (
    <Page
      title={texts.title}
      intro={texts.intro}
      actions={<PeriodChoice periods={periods} state={state} texts={texts} />}
    >
      <Stack spacing={2.5}>
        <Loaded of={answer}>
          {({ searches }) =>
            searches.length === 0 ? (
              <Empty title={texts.nothing} hint={texts.nothingHint} />
            ) : (
              <Terms searches={searches} onLink={link} onExplain={may('SaveSynonym') ? setUnknown : undefined} />
            )
          }
        </Loaded>
        <Panel
          title={texts.first}
          intro={texts.firstIntro}
          aside={link && <Button onClick={() => link({ term: '', lang: mainLanguage })}>{texts.add}</Button>}
        >
          <Loaded of={bets}>{(loaded) => <BestBetTable bets={loaded.bets} />}</Loaded>
        </Panel>
      </Stack>
      {term && <AddBestBet of={term} onClose={() => setTerm(undefined)} />}
      {unknown && (
        <SynonymForm start={{ words: unknown.term, lang: unknown.lang }} onClose={() => setUnknown(undefined)} />
      )}
    </Page>
  );
}

interface TermsProps {
  searches: readonly ZeroResultSearch[];
  /** Absent for roles that only read. */
  onLink: ((term: Term) => void) | undefined;
  /** Adds a synonym. */
  onExplain: ((term: Term) => void) | undefined;
}

function Terms({ searches, onLink, onExplain }: TermsProps) {
  const { searches: texts, screen, synonyms } = useTexts();
  const formats = useFormats();
  const head = [
    texts.term,
    texts.language,
    texts.count,
    texts.lastDay,
    ...(onLink || onExplain ? [screen.actions] : []),
  ];
  return (
    <StackedTable head={head}>
      {searches.map(({ term, lang, searches: count, lastDay }) => (
        <TableRow key={`${lang} ${term}`}>
          <RowName>
            <bdi lang={lang}>{term}</bdi>
          </RowName>
          <TableCell data-label={texts.language}>{formats.languageName(lang)}</TableCell>
          <TableCell data-label={texts.count}>{formats.number(count)}</TableCell>
          <TableCell data-label={texts.lastDay}>{formats.day(lastDay)}</TableCell>
          {(onLink || onExplain) && (
            <TableCell>
              {onLink && (
                <Button size="small" aria-label={`${texts.link}: ${term}`} onClick={() => onLink({ term, lang })}>
                  {texts.link}
                </Button>
              )}
              {onExplain && (
                <Button size="small" aria-label={`${synonyms.add}: ${term}`} onClick={() => onExplain({ term, lang })}>
                  {synonyms.add}
                </Button>
              )}
            </TableCell>
          )}
        </TableRow>
      ))}
    </StackedTable>
  );
}
