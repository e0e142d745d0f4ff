import { TableCell, TableRow, Typography } from '@mui/material';
import { useState } from 'react';
import { listRedirects, removeRedirects } from '#contract/calls/office/upkeep.ts';
import type { OfficeRedirect } from '#contract/office/upkeep-view.ts';
import { useRowRemoval } from '#office/screen/list/use-removal.tsx';
import { client } from '../providers/client.ts';
import { useListPage } from '../providers/use-call.ts';
import { useTimes } from '../screen/format/use-times.ts';
import { KeptList } from '../screen/list/kept-list.tsx';
import { useListState } from '../screen/list/list-state.ts';
import { RowName, StackedTable } from '../screen/list/stacked-table.tsx';
import { useTexts } from '../texts/texts.ts';
import { AddRedirect } from './add-redirect.tsx';

/** Redirects from old addresses. */
export function RedirectsScreen() {
  const texts = useTexts().owner.redirects;
  const state = useListState();
  const words = state.value('words') || undefined;
  const [adding, setAdding] = useState(false);
  const answer = useListPage('redirects', listRedirects, { words, skip: state.skip, take: state.take });
  return (
    <KeptList
      texts={texts}
      addLabel={texts.addTitle}
      onAdd={() => setAdding(true)}
      state={state}
      of={answer}
      table={(items) => <RedirectTable redirects={items} />}
    >
      {adding && <AddRedirect onClose={() => setAdding(false)} />}
    </KeptList>
  );
}

function RedirectTable({ redirects }: { redirects: readonly OfficeRedirect[] }) {
  const { owner, screen } = useTexts();
  const texts = owner.redirects;
  const times = useTimes();

  const removal = useRowRemoval({
    texts,
    titleOf: ({ from }) => texts.removeTitle({ from }),
    nameOf: ({ from }) => from,
    remove: ({ from, to }: OfficeRedirect) => client.call(removeRedirects, { froms: [from], seen: { [from]: to } }),
    key: 'redirects',
  });

  return (
    <>
      <StackedTable head={[texts.from, texts.to, texts.addedAt, screen.actions]}>
        {redirects.map((redirect) => {
          const { from, to, addedAt, addedBy } = redirect;
          return (
            <TableRow key={from}>
              <RowName>{from}</RowName>
              <TableCell data-label={texts.to} sx={{ overflowWrap: 'anywhere' }}>
                {to}
              </TableCell>
              <TableCell>
                <Typography component="span" variant="body2" color="textSecondary">
                  {addedBy === '' ? times.day(addedAt) : texts.addedBy({ when: times.day(addedAt), who: addedBy })}
                </Typography>
              </TableCell>
              <TableCell>{removal.button(redirect)}</TableCell>
            </TableRow>
          );
        })}
      </StackedTable>
      {removal.dialog}
    </>
  );
}
