import Download from '@mui/icons-material/DownloadOutlined';
import { Box, Button, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { exportMessages } from '#contract/calls/office/inbox.ts';
import { type MessageStatus, messageKind, messageStatus, type OfficeMessage } from '#contract/office/inbox-view.ts';
import { Empty } from '#office/screen/empty.tsx';
import { downloadAddress } from '#office/screen/format/download-address.ts';
import { ListFilters } from '#office/screen/list/list-filters.tsx';
import { type ListState, useListState } from '#office/screen/list/list-state.ts';
import { Pager } from '#office/screen/list/pager.tsx';
import { Loaded } from '#office/screen/loaded.tsx';
import { Page } from '#office/screen/page.tsx';
import type { SelectOption } from '#office/screen/select-field.tsx';
import { useTexts } from '#office/texts/texts.ts';
import { useAssigneeFilter } from '../assignee-field.tsx';
import { useDeskFilter, useHasDesks } from '../desks/desk-field.tsx';
import { DeskMover } from './desk-mover.tsx';
import { MessageList } from './message-list.tsx';
import { MessageView } from './message-view.tsx';
import { useMessages } from './use-messages.ts';

const listAndMessage = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(300px, 2fr) minmax(0, 3fr)' },
  alignItems: 'start',
} as const;

/** Messages: the list, and next to it (on phones in its place) the open one. */
export function MessagesScreen() {
  const { inbox } = useTexts();
  const texts = inbox.messages;
  const state = useListState();
  const parsed = messageStatus.safeParse(state.value('status'));
  const status = parsed.success ? parsed.data : undefined;
  const words = state.value('words') || undefined;
  const assignee = state.value('assignee') || undefined;
  const desk = state.value('desk') || undefined;
  const senderOf = Number(state.value('senderOf')) || undefined;
  const kind = messageKind.safeParse(state.value('kind')).data;
  const answer = useMessages({ kind, status, words, assignee, desk, senderOf, skip: state.skip, take: state.take });
  const openId = Number(state.value('open')) || undefined;
  const isOpen = openId !== undefined;
  const hasDesks = useHasDesks();
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [kept, setKept] = useState<OfficeMessage>();
  const hiddenOnPhones = { display: { xs: isOpen ? 'none' : 'block', md: 'block' } };

  return (
    <Page
      title={texts.title}
      intro={isOpen ? undefined : texts.intro}
      actions={
        <Button
          component="a"
          href={downloadAddress(exportMessages, { kind, status, words, assignee, desk, senderOf })}
          download
          startIcon={<Download />}
          sx={{ display: { xs: isOpen ? 'none' : 'inline-flex', md: 'inline-flex' } }}
        >
          {inbox.export}
        </Button>
      }
    >
      <Box sx={hiddenOnPhones}>
        <Filters
          state={state}
          status={status}
          sender={senderOf === undefined ? undefined : (answer.data?.items[0]?.email ?? `#${senderOf}`)}
        />
      </Box>
      <Loaded of={answer}>
        {({ items, total }) => {
          // The open message stays, also after it has left a list of new ones.
          const open = items.find(({ id }) => id === openId) ?? (kept?.id === openId ? kept : undefined);
          if (total === 0 && !open) {
            return <NoMessages isFiltered={[words, kind, status, assignee, desk, senderOf].some(Boolean)} />;
          }
          return (
            <Box sx={listAndMessage}>
              <Box sx={hiddenOnPhones}>
                {hasDesks && <DeskMover messages={items} selected={selected} onSelect={setSelected} />}
                <MessageList
                  messages={items}
                  openId={openId}
                  selected={hasDesks ? selected : undefined}
                  onSelect={setSelected}
                  onOpen={(id) => state.change({ open: String(id) }, 'step')}
                />
                <Pager state={state} total={total} />
              </Box>
              {open ? (
                <MessageView
                  key={open.id}
                  message={open}
                  onChanged={(change) => setKept({ ...open, ...change })}
                  onClose={() => state.change({ open: '' })}
                  onErased={() => state.change({ open: '' }, 'settled')}
                />
              ) : (
                <NoneOpen isGone={isOpen} onClose={() => state.change({ open: '' })} />
              )}
            </Box>
          );
        }}
      </Loaded>
    </Page>
  );
}

function NoMessages({ isFiltered }: { isFiltered: boolean }) {
  const texts = useTexts().inbox.messages;
  return isFiltered ? (
    <Empty title={texts.noMatch} hint={texts.noMatchHint} />
  ) : (
    <Empty title={texts.nothing} hint={texts.nothingHint} />
  );
}

/** Beside the list, or on phones in its place if the address names a message that is not in it. */
function NoneOpen({ isGone, onClose }: { isGone: boolean; onClose: () => void }) {
  const texts = useTexts().inbox.messages;
  return (
    <Box sx={{ display: { xs: isGone ? 'block' : 'none', md: 'block' } }}>
      <Empty title={texts.choose}>{isGone && <Button onClick={onClose}>{texts.back}</Button>}</Empty>
    </Box>
  );
}

interface FiltersProps {
  state: ListState;
  status: MessageStatus | undefined;
  /** The address whose messages are listed; absent: all. */
  sender: string | undefined;
}

function Filters({ state, status, sender }: FiltersProps) {
  const { inbox } = useTexts();
  const texts = inbox.messages;
  const kindFilter = {
    name: 'kind',
    label: inbox.enquiry.kind,
    any: inbox.enquiry.anyKind,
    options: messageKind.options.map((kind): SelectOption => [kind, inbox.enquiry.kinds[kind]]),
  };
  const deskFilter = useDeskFilter(state.value('desk'));
  const assigneeFilter = useAssigneeFilter(state.value('assignee'));
  return (
    <ListFilters
      state={state}
      also={{ page: '', open: '' }}
      search={texts.search}
      selects={[kindFilter, ...(deskFilter ? [deskFilter] : []), assigneeFilter]}
      filters={[
        { name: 'status', label: inbox.status, value: status && texts.statuses[status] },
        { name: 'senderOf', label: texts.from, value: sender },
      ]}
    >
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={texts.show}
          value={state.value('status') || 'all'}
          onChange={(_, next: string | null) => {
            if (next !== null) state.change({ status: next === 'all' ? '' : next, page: '', open: '' });
          }}
        >
          {['all', ...messageStatus.options].map((status) => (
            <ToggleButton
              key={status}
              value={status}
              sx={{ textTransform: 'none', px: 1.5, minHeight: 40, flexShrink: 0, whiteSpace: 'nowrap' }}
            >
              {messageStatus.options.find((each) => each === status) ? (
                texts.statuses[messageStatus.parse(status)]
              ) : (
                <Typography component="span" variant="inherit">
                  {texts.anyStatus}
                </Typography>
              )}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
    </ListFilters>
  );
}
