import { Box, Typography } from '@mui/material';
import { type ComponentProps, useId } from 'react';
import { StatusChips } from '#office/generic/status-chip.tsx';
import type { LinkTarget } from './use-link-targets.ts';

/** A target of a link: its name, its kind, and the status of an entry. */
export function LinkTargetOption({ target, ...item }: ComponentProps<'li'> & { target: LinkTarget }) {
  const id = useId();
  return (
    <li {...item} aria-labelledby={`${id}-name`} aria-describedby={`${id}-kind`}>
      <Box sx={{ minWidth: 0 }}>
        <Box component="span" id={`${id}-name`} dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {target.label}
        </Box>
        <Box id={`${id}-kind`} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography component="span" variant="body2" color="textSecondary">
            {target.kind}
          </Typography>
          {target.entry && <StatusChips {...target.entry} />}
        </Box>
      </Box>
    </li>
  );
}
