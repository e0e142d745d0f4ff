import { Button, Paper, Stack, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listRedirects, removeRedirects } from '#contract/calls/office/upkeep.ts';
import type { OfficeRedirect } from '#contract/office/upkeep-view.ts';
import { client } from '../providers/client.ts';
import { ActionDialog } from '../screen/action-dialog.tsx';
import { Empty } from '../screen/empty.tsx';
import { useTimes } from '../screen/format/use-times.ts';
import { useListState } from '../screen/list/list-state.ts';
import { Pager } from '../screen/list/pager.tsx';
import { SearchBox } from '../screen/list/search-box.tsx';
import { stackedTable } from '../screen/list/stacked-table.ts';
import { StateFilters } from '../screen/list/state-filters.tsx';
import { Loaded } from '../screen/loaded.tsx';
import { Page } from '../screen/page.tsx';
import { notify } from '../shell/notify.ts';
import { useTexts } from '../texts/texts.ts';
import { AddRedirect } from './add-redirect.tsx';

/** Redirects from old addresses. */
export function RedirectsScreen() {
  const { owner, screen } = useTexts();
  const texts = owner.redirects;
  const state = useListState();
  const words = state.value('words') || undefined;
  const [adding, setAdding] = useState(false);
  const input = { words, skip: state.skip, take: state.take };
  const answer = useQuery({
    queryKey: ['redirects', input],
    queryFn: ({ signal }) => client.list(listRedirects, input, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page
      title={texts.title}
      intro={texts.intro}
      actions={
        <Button variant="contained" onClick={() => setAdding(true)}>
          {texts.addTitle}
        </Button>
      }
    >
      <Stack role="search" direction="row" sx={{ mb: 2.5 }}>
        <SearchBox
          label={texts.search}
          value={state.value('words')}
          onChange={(next) => state.change({ words: next })}
        />
      </Stack>
      <StateFilters state={state} filters={[{ name: 'words', label: screen.search, value: words }]} />
      <Loaded of={answer}>
        {({ items, total }) => {
          if (total === 0) {
            return words ? <Empty title={texts.noMatch} /> : <Empty title={texts.nothing} hint={texts.nothingHint} />;
          }
          return (
            <>
              <RedirectTable redirects={items} />
              <Pager state={state} total={total} />
            </>
          );
        }}
      </Loaded>
      {adding && <AddRedirect onClose={() => setAdding(false)} />}
    </Page>
  );
}

function RedirectTable({ redirects }: { redirects: readonly OfficeRedirect[] }) {
  const { owner, screen } = useTexts();
  const texts = owner.redirects;
  const times = useTimes();
  const queries = useQueryClient();
  const [leaving, setLeaving] = useState<OfficeRedirect>();

  const remove = async ({ from, to }: OfficeRedirect) => {
    await client.call(removeRedirects, { froms: [from], seen: { [from]: to } });
    notify(texts.removed, { type: 'success' });
    await queries.invalidateQueries({ queryKey: ['redirects'] });
  };

  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <Table sx={stackedTable}>
        <TableHead>
          <TableRow>
            <TableCell>{texts.from}</TableCell>
            <TableCell>{texts.to}</TableCell>
            <TableCell>{texts.addedAt}</TableCell>
            <TableCell>{screen.actions}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {redirects.map((redirect) => {
            const { from, to, addedAt, addedBy } = redirect;
            return (
              <TableRow key={from}>
                <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                  {from}
                </TableCell>
                <TableCell data-label={texts.to} sx={{ overflowWrap: 'anywhere' }}>
                  {to}
                </TableCell>
                <TableCell>
                  <Typography component="span" variant="body2" color="textSecondary">
                    {addedBy === '' ? times.day(addedAt) : texts.addedBy({ when: times.day(addedAt), who: addedBy })}
                  </Typography>
                </TableCell>
                <TableCell>
                  <Button size="small" aria-label={`${texts.remove}: ${from}`} onClick={() => setLeaving(redirect)}>
                    {texts.remove}
                  </Button>
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
      {leaving !== undefined && (
        <ActionDialog
          title={texts.removeTitle({ from: leaving.from })}
          action={texts.remove}
          danger
          removesLine
          onConfirm={() => remove(leaving)}
          onClose={() => setLeaving(undefined)}
        >
          {texts.removeHint}
        </ActionDialog>
      )}
    </Paper>
  );
}
