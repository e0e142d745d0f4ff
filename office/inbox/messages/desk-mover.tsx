import { Alert, Box, Typography } from '@mui/material';
import type { OfficeMessage } from '#contract/office/inbox-view.ts';
import { messageOf } from '#office/providers/error-texts.ts';
import { SelectAll } from '#office/screen/list/select-all.tsx';
import { notify } from '#office/shell/notify.ts';
import { useTexts } from '#office/texts/texts.ts';
import { DeskField } from '../desks/desk-field.tsx';
import { useChangeMessages } from './use-messages.ts';

export interface DeskMoverProps {
  /** The messages of the page. */
  messages: readonly OfficeMessage[];
  /** The ids of the selected enquiries. */
  selected: ReadonlySet<number>;
  onSelect(ids: ReadonlySet<number>): void;
}

/** Moves the selected enquiries of the page to another desk. */
export function DeskMover({ messages, selected, onSelect }: DeskMoverProps) {
  const texts = useTexts();
  const { moving: words } = texts.inbox;
  const { mutate, isPending, error } = useChangeMessages(() => {
    notify(words.moved, { type: 'success' });
    onSelect(new Set());
  });
  const enquiries = messages.flatMap(({ id, enquiry }) => (enquiry ? [{ id, desk: enquiry.desk }] : []));
  const chosen = enquiries.filter(({ id }) => selected.has(id));
  if (enquiries.length === 0) return null;
  const [first] = chosen;
  const shared = chosen.every(({ desk }) => desk === first?.desk) ? (first?.desk ?? '') : '';
  return (
    <Box sx={{ mb: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 44 }}>
        <SelectAll
          selected={chosen.length}
          total={enquiries.length}
          onSelect={(all) => onSelect(new Set(all ? enquiries.map(({ id }) => id) : []))}
        >
          <Typography variant="body2">
            {chosen.length === 0 ? words.selectAll : words.selected({ count: chosen.length })}
          </Typography>
        </SelectAll>
        {chosen.length > 0 && (
          <Box sx={{ minWidth: 200 }}>
            <DeskField
              label={words.moveTo}
              disabled={isPending}
              value={shared}
              onChange={(desk) => mutate({ ids: chosen.map(({ id }) => id), desk })}
            />
          </Box>
        )}
      </Box>
      {error && <Alert severity="error">{messageOf(error, texts)}</Alert>}
    </Box>
  );
}
