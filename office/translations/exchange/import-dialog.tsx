import { Alert } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { importTranslations } from '#contract/calls/office/translations.ts';
import type { TranslationsReport } from '#contract/office/exchange-view.ts';
import { FileImportDialog } from '#office/files/uploads/file-import-dialog.tsx';
import { sendUpload } from '#office/files/uploads/send-upload.ts';
import { BusyButton } from '#office/screen/busy-button.tsx';
import { useTexts } from '#office/texts/texts.ts';
import { useFormats } from '#office/texts/use-formats.ts';
import { choicesFrom, countTexts, type Side, type Sides } from './choices.ts';
import { ImportReport } from './import-report.tsx';

interface ImportDialogProps {
  onClose: () => void;
}

/** Imports a file of translators: a report with the conflicts first, then the import. */
export function ImportDialog({ onClose }: ImportDialogProps) {
  const words = useTexts().exchange.import;
  const queries = useQueryClient();
  const [file, setFile] = useState<File>();
  const [sides, setSides] = useState<Sides>(new Map());
  const preview = useMutation({
    mutationFn: (chosen: File) => sendUpload(importTranslations, { file: chosen, dryRun: '1' }),
  });
  const apply = useMutation({
    mutationFn: ({ chosen, report }: { chosen: File; report: TranslationsReport }) =>
      sendUpload(importTranslations, {
        file: chosen,
        dryRun: '0',
        choices: JSON.stringify(choicesFrom(report, sides)),
      }),
    onSuccess: () => queries.invalidateQueries(),
  });
  const choose = (chosen: File) => {
    setFile(chosen);
    setSides(new Map());
    apply.reset();
    preview.mutate(chosen);
  };
  const report = apply.data ?? preview.data;
  const count = preview.data ? countTexts(preview.data, sides) : 0;
  const error = apply.error ?? preview.error;
  const isBusy = preview.isPending || apply.isPending;
  const isDone = apply.data !== undefined;
  return (
    <FileImportDialog
      words={{ ...words, title: words.action }}
      accept=".xlf,.xliff,.xml,application/xliff+xml"
      file={file}
      isReading={preview.isPending}
      isBusy={isBusy}
      mustStay={isBusy}
      isDone={isDone}
      error={error}
      maxWidth={report ? 'lg' : 'sm'}
      onFile={choose}
      onClose={onClose}
      actions={
        !isDone &&
        file &&
        preview.data &&
        count > 0 && (
          <BusyButton
            variant="contained"
            loading={apply.isPending}
            onClick={() => apply.mutate({ chosen: file, report: preview.data })}
          >
            {words.apply({ count })}
          </BusyButton>
        )
      }
    >
      {report && !preview.isPending && !preview.error && (
        <>
          <Summary report={report} count={count} />
          <ImportReport
            report={report}
            sides={sides}
            onChoose={(chosen, side) =>
              setSides((before) => new Map([...before, ...chosen.map((key): [string, Side] => [key, side])]))
            }
          />
        </>
      )}
    </FileImportDialog>
  );
}

/** What the file changes in all, or has changed. */
function Summary({ report, count }: { report: TranslationsReport; count: number }) {
  const words = useTexts().exchange.import;
  const { languageName } = useFormats();
  const saved = report.entries.filter(({ texts, reason }) => texts.length > 0 && reason === null);
  const isRefused = report.entries.some(({ refused, reason }) => refused.length > 0 || reason !== null);
  const hasConflicts = report.entries.some(({ conflicts }) => conflicts.length > 0);
  if (!report.dryRun) {
    const imported = saved.reduce((sum, { texts }) => sum + texts.length, 0);
    return <Alert severity="success">{words.done({ texts: imported, entries: saved.length })}</Alert>;
  }
  if (count === 0 && !hasConflicts) {
    return <Alert severity={isRefused ? 'warning' : 'info'}>{isRefused ? words.nothingUsable : words.nothing}</Alert>;
  }
  return (
    <Alert severity="info">
      {words.into({ language: languageName(report.lang) })}. {words.preview} {words.waits}
    </Alert>
  );
}
