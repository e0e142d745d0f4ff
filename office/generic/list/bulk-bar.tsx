import { Alert, Box, Typography } from '@mui/material';
import type { EntityName } from '#content/registry.ts';
import { BusyButton } from '#office/screen/busy-button.tsx';
import { SelectAll } from '#office/screen/list/select-all.tsx';
import { ConfirmDialog } from '#office/shell/dialogs/confirm-dialog.tsx';
import { useTexts } from '#office/texts/texts.ts';
import { FutureDatesDialog } from './future-dates-dialog.tsx';
import { type BulkAction, useBulkActions } from './use-bulk-actions.ts';
import type { EntryList } from './use-entry-list.ts';

/** The actions for several selected entries. */
export function BulkBar({ type, list }: { type: EntityName; list: EntryList }) {
  const { entries: words } = useTexts();
  const bulk = useBulkActions(type, list);
  const { rows, selected, ahead, asking, busy, refused, ask } = bulk;
  if (rows.length === 0 && refused.length === 0) return null;
  const button = (action: BulkAction, label: string, asks = false) => (
    <BusyButton
      key={action}
      size="small"
      disabled={busy !== undefined}
      onClick={() => (asks ? ask(action) : void bulk.apply(action))}
    >
      {label}
    </BusyButton>
  );
  return (
    <Box sx={{ paddingInline: { xs: 1, md: 2 }, paddingBlockEnd: 0.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, minHeight: 44 }}>
        <SelectAll
          selected={selected.length}
          total={rows.length}
          inputRef={bulk.selectAll}
          onSelect={(all) => (all ? list.select(rows.map((row) => row.id)) : list.unselect(list.selected))}
        >
          <Typography variant="body2">
            {selected.length === 0 ? words.list.selectAll : words.list.selected({ count: selected.length })}
          </Typography>
        </SelectAll>
        {selected.length > 0 &&
          (list.filters.state === 'trashed'
            ? [button('restore', words.actions.restore), button('remove', words.actions.removeForGood, true)]
            : [
                button('publish', words.actions.publish, ahead.length > 0),
                button('unpublish', words.actions.unpublish, true),
                button('trash', words.actions.trash, true),
              ])}
      </Box>
      {refused.length > 0 && <Refused refused={refused} onClose={bulk.forget} />}
      {asking === 'publish' && (
        <FutureDatesDialog
          ahead={ahead}
          count={selected.length}
          busy={busy === 'publish' || busy === 'schedule' ? busy : undefined}
          onChoose={(how) => void bulk.apply(how)}
          onClose={() => ask(undefined)}
        />
      )}
      {bulk.claimsQuestion}
      <Questions bulk={bulk} />
    </Box>
  );
}

type Bulk = ReturnType<typeof useBulkActions>;

/** The entries with which an action could not be done, and why. */
function Refused({ refused, onClose }: Pick<Bulk, 'refused'> & { onClose: () => void }) {
  const { done, list } = useTexts().entries;
  return (
    <Alert severity="warning" onClose={onClose} role="alert">
      {done.bulkRefused({ count: refused.length })}
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
        {refused.map(({ id, title, reason }) => (
          <li key={id}>
            {title || list.untitled}: {reason}
          </li>
        ))}
      </Box>
    </Alert>
  );
}

/** Asks before entries leave the site or are lost. */
function Questions({ bulk: { selected, asking, busy, ask, apply } }: { bulk: Bulk }) {
  const { trash, actions } = useTexts().entries;
  const count = selected.length;
  const asked = {
    trash: { title: trash.bulkTitle({ count }), body: trash.bulkBody({ count }), confirm: trash.confirm },
    unpublish: {
      title: trash.unpublishTitle({ count }),
      body: trash.unpublishBody({ count }),
      confirm: actions.unpublish,
    },
    remove: { title: trash.removeTitle({ count }), body: trash.removeBody({ count }), confirm: trash.removeConfirm },
  };
  return (['trash', 'unpublish', 'remove'] as const).map((action) => (
    <ConfirmDialog
      key={action}
      open={asking === action}
      {...asked[action]}
      onConfirm={() => void apply(action)}
      onClose={() => ask(undefined)}
      busy={busy !== undefined}
      danger={action === 'remove'}
    />
  ));
}
