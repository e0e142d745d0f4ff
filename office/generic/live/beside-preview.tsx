import Preview from '@mui/icons-material/VerticalSplitOutlined';
import { Box, Button } from '@mui/material';
import { lazy, type ReactNode, Suspense } from 'react';
import { Loading } from '#office/shell/states.tsx';
import { useTexts } from '#office/texts/texts.ts';
import type { EntryForm } from '../saving/use-entry-form.ts';
import type { LiveToggle } from './use-live-toggle.ts';

const LivePreview = lazy(async () => ({ default: (await import('./live-preview.tsx')).LivePreview }));

/** Shows the page beside the form, or hides it. */
export function PreviewButton({ isOpen, setOpen }: LiveToggle) {
  const { toggle } = useTexts().entries.live;
  return (
    <Button
      variant={isOpen ? 'contained' : 'outlined'}
      startIcon={<Preview />}
      aria-pressed={isOpen}
      onClick={() => setOpen(!isOpen)}
    >
      {toggle}
    </Button>
  );
}

interface BesidePreviewProps {
  editing: EntryForm;
  language: string;
  live: LiveToggle;
  /** The fields of the form, which stay while the page is shown in their place. */
  children: ReactNode;
}

/** The fields of a form, and the page with their values. */
export function BesidePreview({ editing, language, live, children }: BesidePreviewProps) {
  const { isOpen, isWide, setOpen } = live;
  const columns = isOpen && isWide ? 'minmax(400px, 5fr) minmax(0, 7fr)' : 'minmax(0, 1fr)';
  return (
    <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: columns }}>
      <Box sx={{ minWidth: 0, display: isOpen && !isWide ? 'none' : 'block' }}>{children}</Box>
      {isOpen && (
        <Suspense fallback={<Loading />}>
          <LivePreview editing={editing} language={language} onField={() => isWide || setOpen(false)} />
        </Suspense>
      )}
    </Box>
  );
}
