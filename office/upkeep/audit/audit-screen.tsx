import { TableCell, TableRow, TextField, Typography } from '@mui/material';
import { listUsers } from '#contract/calls/office/people.ts';
import { listAudit } from '#contract/calls/office/upkeep.ts';
import type { AuditRow } from '#contract/office/upkeep-view.ts';
import { useCall, useListPage } from '#office/providers/use-call.ts';
import { Empty } from '#office/screen/empty.tsx';
import { useTimes } from '#office/screen/format/use-times.ts';
import { useWho } from '#office/screen/format/use-who.ts';
import { ListFilters } from '#office/screen/list/list-filters.tsx';
import { ListResults } from '#office/screen/list/list-results.tsx';
import { useListState } from '#office/screen/list/list-state.ts';
import { StackedTable } from '#office/screen/list/stacked-table.tsx';
import { Page } from '#office/screen/page.tsx';
import { useMay, useMe } from '#office/shell/me.ts';
import { useTexts } from '#office/texts/texts.ts';
import { useFormats } from '#office/texts/use-formats.ts';
import { actionsNamed, actionText } from '../action-text.ts';
import { dayAfter, startOf } from './audit-days.ts';
import { AuditSubject } from './audit-subject.tsx';

/** The audit log. */
export function AuditScreen() {
  const texts = useTexts().owner.audit;
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
  const answer = useListPage('audit', listAudit, input);
  const people = useCall(['users'], listUsers, {}, { enabled: may('ListUsers') });
  const names = [...new Set([...(people.data ?? []).map(({ name }) => name), ...(by ? [by] : [])])].sort();

  return (
    <Page title={texts.title} intro={may('ListUsers') ? texts.intro : texts.introOwn}>
      <ListFilters
        state={state}
        search={texts.search}
        selects={
          may('ListUsers')
            ? [{ name: 'by', label: texts.who, any: texts.anyone, options: names.map((name) => [name, name]) }]
            : []
        }
        selectWidth={220}
        filters={[
          { name: 'from', label: texts.from, value: formats.day(from) },
          { name: 'to', label: texts.to, value: formats.day(to) },
        ]}
      >
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
      </ListFilters>
      <ListResults of={answer} state={state} empty={<Empty title={texts.nothing} />}>
        {(items) => <AuditTable rows={items} />}
      </ListResults>
    </Page>
  );
}

function AuditTable({ rows }: { rows: readonly AuditRow[] }) {
  const { audit: texts } = useTexts().owner;
  const times = useTimes();
  const who = useWho();
  return (
    <StackedTable size="small" head={[texts.when, texts.who, texts.what, texts.subject]}>
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
    </StackedTable>
  );
}
