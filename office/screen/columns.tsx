import { Box } from '@mui/material';
import type { ReactNode } from 'react';

export interface ColumnsProps {
  /** How wide the columns are against each other. */
  shares?: readonly [number, number];
  /** From which width of the screen they stand side by side. */
  from?: 'md' | 'lg';
  children: ReactNode;
}

/** Two columns, each as high as what is in it; one below the other where there is no room. */
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
