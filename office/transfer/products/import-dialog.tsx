import { FileImportDialog } from '#office/files/uploads/file-import-dialog.tsx';
import { BusyButton } from '#office/screen/busy-button.tsx';
import { useTexts } from '#office/texts/texts.ts';
import { ColumnChoices } from './column-choices.tsx';
import { TableReport } from './table-report.tsx';
import { useTableImport } from './use-table-import.ts';

/** Imports a table of products: the columns, a check with its report, then the import. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const words = useTexts().tables;
  const { file, table, choices, progress, error, isReading, isRunning, ...steps } = useTableImport();
  const isDone = progress?.state === 'done' && !progress.dryRun;
  const isChecked = progress?.state === 'done' && progress.dryRun;
  const count = (progress?.created ?? 0) + (progress?.changed ?? 0);
  return (
    <FileImportDialog
      words={{ ...words, choose: words.chooseFile, other: words.otherFile }}
      accept=".csv,.tsv,.txt,.xlsx,text/csv"
      file={file}
      isReading={isReading}
      isBusy={isReading || isRunning}
      isDone={isDone}
      error={error}
      maxWidth={table ? 'md' : 'sm'}
      onFile={steps.choose}
      onClose={onClose}
      actions={
        <>
          {choices && !isDone && !isChecked && (
            <BusyButton variant="contained" loading={isRunning} onClick={steps.check}>
              {words.check}
            </BusyButton>
          )}
          {isChecked && count > 0 && (
            <BusyButton variant="contained" loading={isRunning} onClick={steps.apply}>
              {words.apply({ count })}
            </BusyButton>
          )}
        </>
      }
    >
      {table && choices && !isReading && !isDone && (
        <ColumnChoices table={table} choices={choices} disabled={isRunning} onChange={steps.change} />
      )}
      {progress && <TableReport progress={progress} />}
    </FileImportDialog>
  );
}
