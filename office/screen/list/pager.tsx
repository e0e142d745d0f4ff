import { Stack, Typography } from '@mui/material';
import { useTexts } from '#office/texts/texts.ts';
import { type ListState, pageLength } from './list-state.ts';
import { PageButtons } from './page-buttons.tsx';

/** The visible part of a list, and buttons for its other pages. */
export function Pager({ state, total }: { state: ListState; total: number }) {
  const { screen } = useTexts();
  const pages = Math.ceil(total / pageLength);
  const from = Math.min(state.skip + 1, total);
  const to = Math.min(state.skip + pageLength, total);
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={1}
      sx={{ mt: 2, alignItems: 'center', justifyContent: 'space-between' }}
    >
      <Typography variant="body2" color="textSecondary" aria-live="polite">
        {total > 0 && screen.shown({ from, to, total })}
      </Typography>
      {pages > 1 && (
        <PageButtons
          count={pages}
          page={Math.min(state.page, pages)}
          onTurn={(page) => state.change({ page: page === 1 ? '' : String(page) }, 'step')}
        />
      )}
    </Stack>
  );
}
