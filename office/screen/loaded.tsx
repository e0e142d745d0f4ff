import { Box, Skeleton, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { LoadError } from '../shell/states.tsx';
import { useTexts } from '../texts/texts.ts';

interface Asked<Data> {
  data: Data | undefined;
  error: unknown;
  refetch(): Promise<unknown>;
}

export interface LoadedProps<Data> {
  of: Asked<Data>;
  /** The number of placeholder lines while loading. */
  lines?: number;
  children: (data: Data) => ReactNode;
}

/** Shows loaded data, a loading state, or the failure. */
export function Loaded<Data>({ of: asked, lines = 5, children }: LoadedProps<Data>) {
  const texts = useTexts();
  if (asked.data !== undefined) return <>{children(asked.data)}</>;
  if (asked.error) return <LoadError error={asked.error} onAgain={() => void asked.refetch()} />;
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
