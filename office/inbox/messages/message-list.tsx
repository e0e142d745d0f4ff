import { Box, Checkbox, Chip, List, ListItem, ListItemButton, Paper, Stack, Typography } from '@mui/material';
import type { OfficeEnquiry, OfficeMessage } from '#contract/office/inbox-view.ts';
import { useTimes } from '#office/screen/format/use-times.ts';
import { useTexts } from '#office/texts/texts.ts';

export interface MessageListProps {
  messages: readonly OfficeMessage[];
  openId: number | undefined;
  onOpen(id: number): void;
  /** The ids of the selected enquiries; absent: none can be selected. */
  selected?: ReadonlySet<number> | undefined;
  onSelect(ids: ReadonlySet<number>): void;
}

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Messages as rows, the new ones highlighted. */
export function MessageList({ messages, openId, onOpen, selected, onSelect }: MessageListProps) {
  const { enquiry: enquiryTexts, messages: texts, moving } = useTexts().inbox;
  const times = useTimes();
  const now = new Date();
  return (
    <Paper variant="outlined">
      <List disablePadding aria-label={texts.list}>
        {messages.map(({ id, name, email, subject, message, receivedAt, status, enquiry }) => {
          const weight = status === 'new' ? 650 : 400;
          return (
            <ListItem key={id} disablePadding divider sx={{ '&:last-child': { borderBottom: 0 } }}>
              {selected && enquiry && (
                <Checkbox
                  size="small"
                  checked={selected.has(id)}
                  onChange={() =>
                    onSelect(
                      new Set(selected.has(id) ? [...selected].filter((other) => other !== id) : [...selected, id]),
                    )
                  }
                  slotProps={{ input: { 'aria-label': moving.select({ name: subject || enquiry.reference }) } }}
                />
              )}
              <ListItemButton
                selected={id === openId}
                aria-current={id === openId ? 'true' : undefined}
                onClick={() => onOpen(id)}
                sx={{ borderRadius: 0, py: 1.25, display: 'block', minWidth: 0 }}
              >
                <Stack direction="row" spacing={1} sx={{ alignItems: 'baseline' }}>
                  <Typography component="span" variant="body2" sx={{ ...oneLine, fontWeight: weight, flexGrow: 1 }}>
                    {name || email || texts.noName}
                  </Typography>
                  <Typography component="span" variant="caption" color="textSecondary" sx={{ flexShrink: 0 }}>
                    {times.brief(receivedAt, now)}
                  </Typography>
                </Stack>
                <Stack direction="row" spacing={1} sx={{ alignItems: 'center', minHeight: 24 }}>
                  <Typography component="span" variant="body2" sx={{ ...oneLine, fontWeight: weight, flexGrow: 1 }}>
                    <bdi>{subject || enquiry?.reference || texts.noSubject}</bdi>
                  </Typography>
                  {enquiry && (
                    <Chip
                      component="span"
                      size="small"
                      variant="outlined"
                      label={enquiryTexts.tag}
                      sx={{ flexShrink: 0 }}
                    />
                  )}
                  {status !== 'read' && (
                    <Chip
                      component="span"
                      size="small"
                      color={status === 'new' ? 'primary' : 'default'}
                      variant={status === 'new' ? 'filled' : 'outlined'}
                      label={texts.statuses[status]}
                      sx={{ flexShrink: 0 }}
                    />
                  )}
                </Stack>
                <Box component="span" sx={{ display: 'block' }}>
                  <Typography
                    component="span"
                    variant="body2"
                    color="textSecondary"
                    sx={{ ...oneLine, display: 'block' }}
                  >
                    {enquiry ? linesText(enquiry) || message : message}
                  </Typography>
                </Box>
              </ListItemButton>
            </ListItem>
          );
        })}
      </List>
    </Paper>
  );
}

const linesText = ({ lines }: OfficeEnquiry): string =>
  lines
    .slice(0, 3)
    .map(({ product, article }) => product || article)
    .join(' · ');
