import Left from '@mui/icons-material/ChevronLeft';
import Right from '@mui/icons-material/ChevronRight';
import { Box, Typography } from '@mui/material';
import { FocusableIconButton } from '#office/screen/focusable-icon-button.tsx';
import { mirrored } from '#office/shell/mirrored.ts';
import { useTexts } from '#office/texts/texts.ts';
import type { EntryList } from './use-entry-list.ts';

export function Pager({ list }: { list: EntryList }) {
  const words = useTexts().entries.list;
  const { page, skip, take } = list;
  const total = list.found.data?.total ?? 0;
  if (total === 0) return null;
  const last = Math.max(1, Math.ceil(total / take));
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 1, padding: 1, paddingInline: 2 }}
    >
      <Typography variant="body2" color="textSecondary" role="status">
        {words.page({ from: skip + 1, to: Math.min(skip + take, total), total })}
      </Typography>
      {last > 1 && (
        <>
          <FocusableIconButton aria-label={words.previous} disabled={page <= 1} onClick={() => list.turnTo(page - 1)}>
            <Left sx={mirrored} />
          </FocusableIconButton>
          <FocusableIconButton aria-label={words.next} disabled={page >= last} onClick={() => list.turnTo(page + 1)}>
            <Right sx={mirrored} />
          </FocusableIconButton>
        </>
      )}
    </Box>
  );
}
