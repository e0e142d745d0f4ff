import { Box, Paper, Stack, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

export interface PanelProps {
  title: string;
  /** Next to the title. */
  aside?: ReactNode;
  /** Its purpose, in a sentence or two. */
  intro?: ReactNode;
  children: ReactNode;
}

/** A section of a page with its own heading. */
export function Panel({ title, aside, intro, children }: PanelProps) {
  const id = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', alignItems: 'baseline', flexWrap: 'wrap', gap: 1, mb: 1.5 }}
      >
        <Typography id={id} variant="h2" sx={{ fontSize: '1.0625rem', fontWeight: 650 }}>
          {title}
        </Typography>
        {aside}
      </Stack>
      {intro && (
        <Typography variant="body2" sx={{ mb: 2 }}>
          {intro}
        </Typography>
      )}
      <Box>{children}</Box>
    </Paper>
  );
}

/** A name with its value, one item of a description list. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: 'minmax(9rem, 30%) 1fr' }, columnGap: 2, py: 0.5 }}
    >
      <Typography component="dt" variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  );
}
