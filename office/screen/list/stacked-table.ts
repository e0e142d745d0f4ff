import type { SxProps, Theme } from '@mui/material';

/** A table that becomes a stack of cards on phones, where a cell's `data-label` is shown before its value. */
export const stackedTable: SxProps<Theme> = {
  '& tbody tr:last-child td, & tbody tr:last-child th': { borderBottom: 0 },
  '& thead th': { overflowWrap: 'normal' },
  '@media (max-width: 720px)': {
    '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    '&, & tbody, & tr, & td, & th': { display: 'block' },
    '& tbody tr': { p: 1.5, borderBottom: 1, borderColor: 'divider' },
    '& tbody tr:last-child': { borderBottom: 0 },
    '& tbody td, & tbody th': { border: 0, p: 0.25 },
    '& tbody th': { fontSize: '0.9375rem', fontWeight: 600 },
    // Aligns the text of the button with the other texts.
    '& td > .MuiButton-text:first-of-type': { marginInlineStart: '-5px' },
    '& td[data-label]::before': { content: 'attr(data-label) ": "', color: 'text.secondary' },
  },
};
