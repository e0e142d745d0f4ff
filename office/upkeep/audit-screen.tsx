import {
  MenuItem,
  Paper,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listUsers } from '#contract/calls/office/people.ts';
import { listAudit } from '#contract/calls/office/upkeep.ts';
import type { AuditRow } from '#contract/office/upkeep-view.ts';
import { client } from '../providers/client.ts';
import { Empty } from '../screen/empty.tsx';
import { useTimes } from '../screen/format/use-times.ts';
import { useWho } from '../screen/format/use-who.ts';
import { useListState } from '../screen/list/list-state.ts';
import { Pager } from '../screen/list/pager.tsx';
import { SearchBox } from '../screen/list/search-box.tsx';
import { stackedTable } from '../screen/list/stacked-table.ts';
import { StateFilters } from '../screen/list/state-filters.tsx';
import { Loaded } from '../screen/loaded.tsx';
import { Page } from '../screen/page.tsx';
import { useMay, useMe } from '../shell/me.ts';
import { useTexts } from '../texts/texts.ts';
import { useFormats } from '../texts/use-formats.ts';
import { actionsNamed, actionText } from './action-text.ts';
import { dayAfter, startOf } from './audit-days.ts';
import { AuditSubject } from './audit-subject.tsx';

/** The audit log. */
export function AuditScreen() {
  const { owner, screen } = useTexts();
  const texts = owner.audit;
  const state = useListState();
  const words = state.value('words') || undefined;
  const by = state.value('by') || undefined;
  const { timeZone } = useMe();
  const may = useMay();
  const formats = useFormats();
  const [from, to] = [state.value('from'), state.value('to')];
  const input = {
    words,
    by,
    actions: words && actionsNamed(texts.actions, words),
    since: startOf(from, timeZone),
    until: startOf(dayAfter(to), timeZone),
    skip: state.skip,
    take: state.take,
  };
  const answer = useQuery({
    queryKey: ['audit', input],
    queryFn: ({ signal }) => client.list(listAudit, input, { signal }),
    placeholderData: keepPreviousData,
  });
  const people = useQuery({
    queryKey: ['users'],
    enabled: may('ListUsers'),
    queryFn: ({ signal }) => client.call(listUsers, {}, { signal }),
  });
  const names = [...new Set([...(people.data ?? []).map(({ name }) => name), ...(by ? [by] : [])])].sort();

  return (
    <Page title={texts.title} intro={may('ListUsers') ? texts.intro : texts.introOwn}>
      <Stack role="search" direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, mb: 2.5 }}>
        <SearchBox
          label={texts.search}
          value={state.value('words')}
          onChange={(next) => state.change({ words: next })}
        />
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            type="date"
            label={texts[end]}
            value={state.value(end)}
            onChange={({ target }) => state.change({ [end]: target.value })}
            slotProps={{ inputLabel: { shrink: true } }}
            sx={{ width: { xs: '100%', sm: 170 } }}
          />
        ))}
        {may('ListUsers') && (
          <TextField
            select
            label={texts.who}
            value={by ?? ' '}
            onChange={({ target }) => state.change({ by: target.value.trim() })}
            sx={{ width: { xs: '100%', sm: 220 } }}
          >
            <MenuItem value=" ">{texts.anyone}</MenuItem>
            {names.map((name) => (
              <MenuItem key={name} value={name}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        )}
      </Stack>
      <StateFilters
        state={state}
        filters={[
          { name: 'words', label: screen.search, value: words },
          { name: 'from', label: texts.from, value: formats.day(from) },
          { name: 'to', label: texts.to, value: formats.day(to) },
          { name: 'by', label: texts.who, value: by },
        ]}
      />
      <Loaded of={answer}>
        {({ items, total }) =>
          total === 0 ? (
            <Empty title={texts.nothing} />
          ) : (
            <>
              <AuditTable rows={items} />
              <Pager state={state} total={total} />
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

function AuditTable({ rows }: { rows: readonly AuditRow[] }) {
  const { audit: texts } = useTexts().owner;
  const times = useTimes();
  const who = useWho();
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <Table size="small" sx={stackedTable}>
        <TableHead>
          <TableRow>
            <TableCell>{texts.when}</TableCell>
            <TableCell>{texts.who}</TableCell>
            <TableCell>{texts.what}</TableCell>
            <TableCell>{texts.subject}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ id, at, by, account, action, things, rest }) => (
            <TableRow key={id}>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{times.full(at)}</TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>
                {by === '' || by === 'schedule' ? texts.program : who(by, account?.name)}
                {account && (
                  <Typography variant="body2" color="text.secondary">
                    {account.email}
                  </Typography>
                )}
              </TableCell>
              <TableCell sx={{ fontWeight: 600 }}>{actionText(texts.actions, action)}</TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>
                <AuditSubject action={action} things={things} rest={rest} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Paper>
  );
}
