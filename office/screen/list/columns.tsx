import { Box } from '@mui/material';
import type { ReactNode } from 'react';

export interface ColumnsProps {
  /** The ratio of the column widths. */
  shares?: readonly [number, number];
  /** The minimum screen width for two columns. */
  from?: 'md' | 'lg';
  children: ReactNode;
}

/** Two columns of independent height; stacked on narrow screens. */
export function Columns({ shares: [first, second] = [1, 1], from = 'lg', children }: ColumnsProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          [from]: `minmax(0, ${first}fr) minmax(0, ${second}fr)`,
        },
        alignItems: 'start',
      }}
    >
      {children}
    </Box>
  );
}
