import Download from '@mui/icons-material/DownloadOutlined';
import Upload from '@mui/icons-material/UploadOutlined';
import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import type { exportTranslations } from '#contract/calls/office/translations.ts';
import type { CallInput } from '#contract/protocol/call.ts';
import { useMay } from '#office/shell/me.ts';
import { useTexts } from '#office/texts/texts.ts';

const ExportDialog = lazy(() => import('./export-dialog.tsx').then((part) => ({ default: part.ExportDialog })));
const ImportDialog = lazy(() => import('./import-dialog.tsx').then((part) => ({ default: part.ImportDialog })));

interface ExchangeButtonsProps {
  /** The filters of the list. */
  filters: Omit<CallInput<typeof exportTranslations>, 'lang' | 'open' | 'ids'>;
  /** The number of entries in the list. */
  total: number;
  langs: readonly string[];
}

/** Exports the texts of the list for translators, and imports what they return. */
export function ExchangeButtons({ filters, total, langs }: ExchangeButtonsProps) {
  const words = useTexts().exchange;
  const may = useMay();
  const [opened, setOpened] = useState<'export' | 'import'>();
  const close = () => setOpened(undefined);
  return (
    <>
      {may('ExportTranslations') && total > 0 && (
        <Button variant="outlined" startIcon={<Download />} onClick={() => setOpened('export')}>
          {words.export.action}
        </Button>
      )}
      {may('ImportTranslations') && (
        <Button variant="outlined" startIcon={<Upload />} onClick={() => setOpened('import')}>
          {words.import.action}
        </Button>
      )}
      <Suspense>
        {opened === 'export' && (
          <ExportDialog
            content={words.export.matching({ count: total })}
            input={filters}
            langs={langs}
            onClose={close}
          />
        )}
        {opened === 'import' && <ImportDialog onClose={close} />}
      </Suspense>
    </>
  );
}
