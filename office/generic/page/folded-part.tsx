import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface FoldedPartProps {
  title: string;
  /** Beside the title; '' for none. */
  note: string;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A part of the form that is closed at first. */
export const FoldedPart = ({ title, note, onToggle, children }: FoldedPartProps) => (
  <Box
    component="details"
    onToggle={(event) => onToggle?.((event.currentTarget as HTMLDetailsElement).open)}
    sx={{ borderTop: 1, borderColor: 'divider', paddingBlockStart: 2, minWidth: 0 }}
  >
    <Box component="summary" sx={{ cursor: 'pointer', paddingBlock: 1, borderRadius: 1 }}>
      <Typography component="h2" variant="h6" sx={{ display: 'inline' }}>
        {title}
      </Typography>
      {note !== '' && (
        <Typography component="span" variant="body2" color="textSecondary" sx={{ marginInlineStart: 1 }}>
          {note}
        </Typography>
      )}
    </Box>
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', paddingBlockStart: 1 }}>{children}</Box>
  </Box>
);
