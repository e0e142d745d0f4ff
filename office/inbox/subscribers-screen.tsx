import Download from '@mui/icons-material/DownloadOutlined';
import { Button, TableCell, TableRow } from '@mui/material';
import { exportSubscribers, listSubscribers, removeSubscribers } from '#contract/calls/office/inbox.ts';
import { type OfficeSubscriber, officeSubscriber } from '#contract/office/inbox-view.ts';
import { useRowRemoval } from '#office/screen/list/use-removal.tsx';
import { useFormats } from '#office/texts/use-formats.ts';
import { client } from '../providers/client.ts';
import { useListPage } from '../providers/use-call.ts';
import { Empty } from '../screen/empty.tsx';
import { downloadAddress } from '../screen/format/download-address.ts';
import { useTimes } from '../screen/format/use-times.ts';
import { ListFilters } from '../screen/list/list-filters.tsx';
import { ListResults } from '../screen/list/list-results.tsx';
import { useListState } from '../screen/list/list-state.ts';
import { RowName, StackedTable } from '../screen/list/stacked-table.tsx';
import { Page } from '../screen/page.tsx';
import { useTexts } from '../texts/texts.ts';

const statuses = officeSubscriber.shape.status;

/** Newsletter subscribers. */
export function SubscribersScreen() {
  const { inbox } = useTexts();
  const texts = inbox.subscribers;
  const state = useListState();
  const parsed = statuses.safeParse(state.value('status'));
  const status = parsed.success ? parsed.data : undefined;
  const words = state.value('words') || undefined;
  const input = { status, words, skip: state.skip, take: state.take };
  const answer = useListPage('subscribers', listSubscribers, input);

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
      <ListFilters
        state={state}
        search={texts.search}
        selects={[
          {
            name: 'status',
            label: inbox.status,
            any: texts.anyStatus,
            options: statuses.options.map((option) => [option, texts.statuses[option]]),
          },
        ]}
      />
      <ListResults
        of={answer}
        state={state}
        empty={
          words || status ? (
            <Empty title={texts.noMatch} hint={texts.noMatchHint} />
          ) : (
            <Empty title={texts.nothing} hint={texts.nothingHint} />
          )
        }
      >
        {(items) => <SubscriberTable subscribers={items} />}
      </ListResults>
    </Page>
  );
}

function SubscriberTable({ subscribers }: { subscribers: readonly OfficeSubscriber[] }) {
  const formats = useFormats();
  const { inbox, screen } = useTexts();
  const texts = inbox.subscribers;
  const times = useTimes();

  const removal = useRowRemoval({
    texts,
    titleOf: ({ email }) => texts.removeTitle({ email }),
    nameOf: ({ email }) => email,
    remove: ({ id }: OfficeSubscriber) => client.call(removeSubscribers, { ids: [id] }),
    key: 'subscribers',
  });
  const when = (iso: string | null) => (iso === null ? '–' : times.day(iso));

  return (
    <>
      <StackedTable
        head={[
          texts.email,
          inbox.status,
          texts.asked,
          texts.confirmed,
          texts.ended,
          inbox.language,
          inbox.privacyVersion,
          screen.actions,
        ]}
      >
        {subscribers.map((subscriber) => (
          <TableRow key={subscriber.id}>
            <RowName>{subscriber.email}</RowName>
            <TableCell>{texts.statuses[subscriber.status]}</TableCell>
            <TableCell data-label={texts.asked}>{when(subscriber.askedAt)}</TableCell>
            <TableCell data-label={texts.confirmed}>{when(subscriber.confirmedAt)}</TableCell>
            <TableCell data-label={texts.ended}>{when(subscriber.endedAt)}</TableCell>
            <TableCell data-label={inbox.language}>
              {subscriber.lang === null ? '–' : formats.languageName(subscriber.lang)}
            </TableCell>
            <TableCell data-label={inbox.privacyVersion}>{subscriber.privacyVersion ?? '–'}</TableCell>
            <TableCell>{removal.button(subscriber)}</TableCell>
          </TableRow>
        ))}
      </StackedTable>
      {removal.dialog}
    </>
  );
}
