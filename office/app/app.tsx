import { CssBaseline } from '@mui/material';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useMemo } from 'react';
import { RouterProvider } from 'react-router/dom';
import { themeFor } from '../shell/frame/theme.ts';
import { Notifications } from '../shell/notifications.tsx';
import { Tips } from '../shell/tips.tsx';
import { useTone } from '../shell/use-tone.ts';
import { directionOf } from '../texts/direction.ts';
import { useLanguage } from '../texts/texts.ts';
import { router } from './router.tsx';

const queries = new QueryClient({
  defaultOptions: { queries: { retry: 1, staleTime: 5_000, refetchOnWindowFocus: false } },
});

export function App() {
  const { language, texts } = useLanguage();
  const [tone] = useTone();
  const theme = useMemo(() => themeFor(tone, directionOf(language), texts.library), [tone, language, texts]);
  return (
    <QueryClientProvider client={queries}>
      <ThemeProvider theme={theme}>
        <CssBaseline enableColorScheme />
        <RouterProvider router={router} />
        <Notifications />
        <Tips />
      </ThemeProvider>
    </QueryClientProvider>
  );
}
