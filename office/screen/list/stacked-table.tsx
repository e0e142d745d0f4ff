import { Paper, type SxProps, Table, TableBody, TableCell, TableHead, TableRow, type Theme } from '@mui/material';
import type { ReactNode } from 'react';

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

interface StackedTableProps {
  head: readonly string[];
  size?: 'small' | 'medium';
  /** The rows. */
  children: ReactNode;
}

export const StackedTable = ({ head, size = 'medium', children }: StackedTableProps) => (
  <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
    <Table size={size} sx={stackedTable}>
      <TableHead>
        <TableRow>
          {head.map((label) => (
            <TableCell key={label}>{label}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>{children}</TableBody>
    </Table>
  </Paper>
);

/** The cell that names its row. */
export const RowName = ({ children }: { children: ReactNode }) => (
  <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
    {children}
  </TableCell>
);
