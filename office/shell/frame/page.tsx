import ArrowBack from '@mui/icons-material/ArrowBack';
import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { mirrored } from '#office/shell/mirrored.ts';
import { useTexts } from '#office/texts/texts.ts';

export interface PageProps {
  title: string;
  /** Next to the title, such as a status. */
  beside?: ReactNode;
  back?: { to: string; label: string };
  actions?: ReactNode;
  /** Narrow: forms and texts, which are hard to read across a wide screen. Full: a form with its page beside it. */
  width?: 'narrow' | 'full';
  children: ReactNode;
}

const maxWidths = { narrow: 860, full: 'none' };

/** The frame of a screen: heading, back link and actions. */
export function Page({ title, beside, back, actions, width, children }: PageProps) {
  const texts = useTexts();
  useEffect(() => {
    document.title = texts.shell.titleOf({ page: title });
  }, [title, texts]);
  return (
    <Box sx={{ maxWidth: width ? maxWidths[width] : 1320, marginInline: 'auto', width: '100%' }}>
      {back && (
        <Button
          component={Link}
          to={back.to}
          size="small"
          startIcon={<ArrowBack fontSize="small" sx={mirrored} />}
          sx={{ marginInlineStart: -1 }}
        >
          {back.label}
        </Button>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, marginBlock: '4px 20px' }}>
        <Typography
          variant="h1"
          id="page-title"
          sx={{
            flex: '1 1 auto',
            minWidth: 'min(100%, 12rem)',
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 1.5,
            rowGap: 0.75,
          }}
        >
          <Box component="span" dir="auto" sx={{ minWidth: 0 }}>
            {title}
          </Box>
          {beside}
        </Typography>
        {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>}
      </Box>
      {children}
    </Box>
  );
}
