import { Alert, Box, Button, CircularProgress, Typography } from '@mui/material';
import type { ComponentType, ReactNode } from 'react';
import { messageOf } from '../providers/error-texts.ts';
import { useTexts } from '../texts/texts.ts';

interface EmptyStateProps {
  icon: ComponentType<{ sx?: object }>;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

/** An empty state with a hint. */
export function EmptyState({ icon: Icon, title, children, action }: EmptyStateProps) {
  return (
    <Box sx={{ textAlign: 'center', paddingBlock: 7, paddingInline: 2 }}>
      <Icon sx={{ fontSize: 44, color: 'text.secondary' }} />
      <Typography variant="h2" sx={{ marginBlock: 1 }}>
        {title}
      </Typography>
      {children && (
        <Typography color="textSecondary" component="div" sx={{ maxWidth: 460, marginInline: 'auto' }}>
          {children}
        </Typography>
      )}
      {action && <Box sx={{ marginBlockStart: 2.5 }}>{action}</Box>}
    </Box>
  );
}

/** A failure with a retry button. */
export function LoadError({ error, onAgain }: { error: unknown; onAgain?: () => void }) {
  const texts = useTexts();
  const again = onAgain && (
    <Button color="inherit" size="small" onClick={onAgain}>
      {texts.shell.again}
    </Button>
  );
  return (
    <Alert severity="error" action={again} role="alert">
      {messageOf(error, texts)}
    </Alert>
  );
}

export function Loading() {
  const texts = useTexts();
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: 240 }}>
      <CircularProgress size={28} aria-label={texts.shell.loading} />
    </Box>
  );
}
