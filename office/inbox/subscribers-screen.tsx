import Download from '@mui/icons-material/DownloadOutlined';
import {
  Button,
  MenuItem,
  Paper,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
} from '@mui/material';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { exportSubscribers, listSubscribers, removeSubscribers } from '#contract/calls/office/inbox.ts';
import { type OfficeSubscriber, officeSubscriber } from '#contract/office/inbox-view.ts';
import { notify } from '#office/shell/notify.ts';
import { useFormats } from '#office/texts/use-formats.ts';
import { client } from '../providers/client.ts';
import { ActionDialog } from '../screen/action-dialog.tsx';
import { Empty } from '../screen/empty.tsx';
import { downloadAddress } from '../screen/format/download-address.ts';
import { useTimes } from '../screen/format/use-times.ts';
import { useListState } from '../screen/list/list-state.ts';
import { Pager } from '../screen/list/pager.tsx';
import { SearchBox } from '../screen/list/search-box.tsx';
import { stackedTable } from '../screen/list/stacked-table.ts';
import { StateFilters } from '../screen/list/state-filters.tsx';
import { Loaded } from '../screen/loaded.tsx';
import { Page } from '../screen/page.tsx';
import { useTexts } from '../texts/texts.ts';

const statuses = officeSubscriber.shape.status;

/** Newsletter subscribers. */
export function SubscribersScreen() {
  const { inbox, screen } = useTexts();
  const texts = inbox.subscribers;
  const state = useListState();
  const parsed = statuses.safeParse(state.value('status'));
  const status = parsed.success ? parsed.data : undefined;
  const words = state.value('words') || undefined;
  const input = { status, words, skip: state.skip, take: state.take };
  const answer = useQuery({
    queryKey: ['subscribers', input],
    queryFn: ({ signal }) => client.list(listSubscribers, input, { signal }),
    placeholderData: keepPreviousData,
  });

  return (
    <Page
      title={texts.title}
      intro={texts.intro}
      actions={
        <Button component="a" href={downloadAddress(exportSubscribers, { status })} download startIcon={<Download />}>
          {inbox.export}
        </Button>
      }
    >
      <Stack role="search" direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, mb: 2.5 }}>
        <SearchBox
          label={texts.search}
          value={state.value('words')}
          onChange={(next) => state.change({ words: next })}
        />
        <TextField
          select
          label={inbox.status}
          value={status ?? 'any'}
          onChange={({ target }) => state.change({ status: target.value === 'any' ? '' : target.value })}
          sx={{ width: { xs: '100%', sm: 200 } }}
        >
          <MenuItem value="any">{texts.anyStatus}</MenuItem>
          {statuses.options.map((option) => (
            <MenuItem key={option} value={option}>
              {texts.statuses[option]}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <StateFilters
        state={state}
        filters={[
          { name: 'words', label: screen.search, value: words },
          { name: 'status', label: inbox.status, value: status && texts.statuses[status] },
        ]}
      />
      <Loaded of={answer}>
        {({ items, total }) => {
          if (total === 0) {
            return words || status ? (
              <Empty title={texts.noMatch} hint={texts.noMatchHint} />
            ) : (
              <Empty title={texts.nothing} hint={texts.nothingHint} />
            );
          }
          return (
            <>
              <SubscriberTable subscribers={items} />
              <Pager state={state} total={total} />
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}

function SubscriberTable({ subscribers }: { subscribers: readonly OfficeSubscriber[] }) {
  const formats = useFormats();
  const { inbox, screen } = useTexts();
  const texts = inbox.subscribers;
  const times = useTimes();
  const queries = useQueryClient();
  const [leaving, setLeaving] = useState<OfficeSubscriber>();

  const remove = async ({ id }: OfficeSubscriber) => {
    await client.call(removeSubscribers, { ids: [id] });
    notify(texts.removed, { type: 'success' });
    await queries.invalidateQueries({ queryKey: ['subscribers'] });
  };
  const when = (iso: string | null) => (iso === null ? '–' : times.day(iso));

  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <Table sx={stackedTable}>
        <TableHead>
          <TableRow>
            <TableCell>{texts.email}</TableCell>
            <TableCell>{inbox.status}</TableCell>
            <TableCell>{texts.asked}</TableCell>
            <TableCell>{texts.confirmed}</TableCell>
            <TableCell>{texts.ended}</TableCell>
            <TableCell>{inbox.language}</TableCell>
            <TableCell>{inbox.privacyVersion}</TableCell>
            <TableCell>{screen.actions}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {subscribers.map((subscriber) => (
            <TableRow key={subscriber.id}>
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                {subscriber.email}
              </TableCell>
              <TableCell>{texts.statuses[subscriber.status]}</TableCell>
              <TableCell data-label={texts.asked}>{when(subscriber.askedAt)}</TableCell>
              <TableCell data-label={texts.confirmed}>{when(subscriber.confirmedAt)}</TableCell>
              <TableCell data-label={texts.ended}>{when(subscriber.endedAt)}</TableCell>
              <TableCell data-label={inbox.language}>
                {subscriber.lang === null ? '–' : formats.languageName(subscriber.lang)}
              </TableCell>
              <TableCell data-label={inbox.privacyVersion}>{subscriber.privacyVersion ?? '–'}</TableCell>
              <TableCell>
                <Button
                  size="small"
                  aria-label={`${texts.remove}: ${subscriber.email}`}
                  onClick={() => setLeaving(subscriber)}
                >
                  {texts.remove}
                </Button>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {leaving && (
        <ActionDialog
          title={texts.removeTitle({ email: leaving.email })}
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
