import Left from '@mui/icons-material/ChevronLeft';
import Right from '@mui/icons-material/ChevronRight';
import { Box, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import type { EntryRow } from '#contract/office/entry-view.ts';
import { FocusableIconButton } from '#office/screen/focusable-icon-button.tsx';
import { mirrored } from '#office/shell/mirrored.ts';
import { useTexts } from '#office/texts/texts.ts';

export function Pager({ onTurn }: { onTurn(page: number): void }) {
  const words = useTexts().entries.list;
  const { page, perPage, total = 0 } = useListContext<EntryRow>();
  if (total === 0) return null;
  const last = Math.max(1, Math.ceil(total / perPage));
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 1, padding: 1, paddingInline: 2 }}
    >
      <Typography variant="body2" color="textSecondary" role="status">
        {words.page({ from: (page - 1) * perPage + 1, to: Math.min(page * perPage, total), total })}
      </Typography>
      {last > 1 && (
        <>
          <FocusableIconButton aria-label={words.previous} disabled={page <= 1} onClick={() => onTurn(page - 1)}>
            <Left sx={mirrored} />
          </FocusableIconButton>
          <FocusableIconButton aria-label={words.next} disabled={page >= last} onClick={() => onTurn(page + 1)}>
            <Right sx={mirrored} />
          </FocusableIconButton>
        </>
      )}
    </Box>
  );
}
