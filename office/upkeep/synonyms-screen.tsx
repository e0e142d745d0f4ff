import { Button, TableCell, TableRow, Typography } from '@mui/material';
import { useState } from 'react';
import { listSynonyms, removeSynonyms } from '#contract/calls/office/synonyms.ts';
import type { SynonymView } from '#contract/office/synonym-view.ts';
import { useRowRemoval } from '#office/screen/list/use-removal.tsx';
import { client } from '../providers/client.ts';
import { useListPage } from '../providers/use-call.ts';
import { useTimes } from '../screen/format/use-times.ts';
import { KeptList } from '../screen/list/kept-list.tsx';
import { useListState } from '../screen/list/list-state.ts';
import { RowName, StackedTable } from '../screen/list/stacked-table.tsx';
import { useTexts } from '../texts/texts.ts';
import { useFormats } from '../texts/use-formats.ts';
import { SynonymForm } from './synonym-form.tsx';

/** Words and phrases that the search of the site treats alike. */
export function SynonymsScreen() {
  const { synonyms: texts } = useTexts();
  const state = useListState();
  const words = state.value('words') || undefined;
  /** `new`: one that is not saved yet. */
  const [edited, setEdited] = useState<SynonymView | 'new'>();
  const answer = useListPage('synonyms', listSynonyms, { words, skip: state.skip, take: state.take });
  return (
    <KeptList
      texts={texts}
      addLabel={texts.add}
      onAdd={() => setEdited('new')}
      state={state}
      of={answer}
      table={(items) => <SynonymTable synonyms={items} onEdit={setEdited} />}
    >
      {edited && <SynonymForm synonym={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </KeptList>
  );
}

interface SynonymTableProps {
  synonyms: readonly SynonymView[];
  onEdit(synonym: SynonymView): void;
}

function SynonymTable({ synonyms, onEdit }: SynonymTableProps) {
  const { synonyms: texts, screen } = useTexts();
  const { languageName } = useFormats();
  const times = useTimes();

  const removal = useRowRemoval({
    texts,
    titleOf: ({ words }) => texts.removeTitle({ words }),
    nameOf: ({ words }) => words,
    remove: ({ id, changedAt }: SynonymView) => client.call(removeSynonyms, { ids: [id], seen: { [id]: changedAt } }),
    key: 'synonyms',
  });

  return (
    <>
      <StackedTable head={[texts.words, texts.meaning, texts.direction, texts.language, texts.changed, screen.actions]}>
        {synonyms.map((synonym) => {
          const { id, words, meaning, bothWays, lang, changedAt, changedBy } = synonym;
          return (
            <TableRow key={id}>
              <RowName>
                <bdi>{words}</bdi>
              </RowName>
              <TableCell data-label={texts.meaning} sx={{ overflowWrap: 'anywhere' }}>
                <bdi>{meaning}</bdi>
              </TableCell>
              <TableCell data-label={texts.direction}>{bothWays ? texts.bothWays : texts.oneWay}</TableCell>
              <TableCell data-label={texts.language}>{languageName(lang)}</TableCell>
              <TableCell data-label={texts.changed}>
                <Typography component="span" variant="body2" color="textSecondary">
                  {texts.changedBy({ when: times.day(changedAt), who: changedBy })}
                </Typography>
              </TableCell>
              <TableCell>
                <Button size="small" aria-label={`${texts.edit}: ${words}`} onClick={() => onEdit(synonym)}>
                  {texts.edit}
                </Button>
                {removal.button(synonym)}
              </TableCell>
            </TableRow>
          );
        })}
      </StackedTable>
      {removal.dialog}
    </>
  );
}
