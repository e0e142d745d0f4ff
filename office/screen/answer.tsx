import { Box, Skeleton, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { Trouble } from '../shell/states.tsx';
import { useTexts } from '../texts/texts.ts';

interface Asked<Data> {
  data: Data | undefined;
  error: unknown;
  refetch(): Promise<unknown>;
}

export interface AnswerProps<Data> {
  of: Asked<Data>;
  /** How many lines stand in for what is on its way. */
  lines?: number;
  children: (data: Data) => ReactNode;
}

/** Shows what was asked for: once it is there, while it is on its way, or why it did not come. */
export function Answer<Data>({ of: asked, lines = 5, children }: AnswerProps<Data>) {
  const texts = useTexts();
  if (asked.data !== undefined) return <>{children(asked.data)}</>;
  if (asked.error) return <Trouble error={asked.error} onAgain={() => void asked.refetch()} />;
  return (
    <Box aria-busy="true" aria-label={texts.shell.loading} role="status">
      <Stack spacing={1.5} aria-hidden>
        {Array.from({ length: lines }, (_, index) => index).map((line) => (
          <Skeleton key={line} variant="rounded" height={44} />
        ))}
      </Stack>
    </Box>
  );
}
