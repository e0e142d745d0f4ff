import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Stack,
  Typography,
  useMediaQuery,
  useTheme,
} from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { importTranslations } from '#contract/calls/office/translations.ts';
import type { TranslationsReport } from '#contract/office/exchange-view.ts';
import { sendUpload } from '#office/files/uploads/send-upload.ts';
import { UploadButton } from '#office/files/uploads/upload-button.tsx';
import { messageOf } from '#office/providers/error-texts.ts';
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
  const texts = useTexts();
  const words = texts.exchange.import;
  const id = useId();
  const small = useMediaQuery(useTheme().breakpoints.down('md'));
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
  const choose = ([chosen]: File[]) => {
    if (!chosen) return;
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
    <Dialog
      open
      // A click beside the dialog must not discard the choices.
      onClose={(_, reason) => !isBusy && reason !== 'backdropClick' && onClose()}
      aria-labelledby={id}
      fullScreen={small}
      fullWidth
      maxWidth={report ? 'lg' : 'sm'}
    >
      <DialogTitle id={id}>{words.action}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          {!isDone && <Typography color="textSecondary">{words.intro}</Typography>}
          {!isDone && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
              <UploadButton
                variant="outlined"
                label={file ? words.other : words.choose}
                accept=".xlf,.xliff,.xml,application/xliff+xml"
                loading={preview.isPending}
                disabled={isBusy}
                onFiles={choose}
              />
              {file && (
                <Typography sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
                  <bdi>{file.name}</bdi>
                </Typography>
              )}
            </Box>
          )}
          {isBusy && <LinearProgress aria-label={words.reading} />}
          {error && <Alert severity="error">{messageOf(error, texts)}</Alert>}
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
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onClose} disabled={isBusy}>
          {isDone ? words.close : texts.shell.cancel}
        </Button>
        {!isDone && file && preview.data && count > 0 && (
          <BusyButton
            variant="contained"
            loading={apply.isPending}
            onClick={() => apply.mutate({ chosen: file, report: preview.data })}
          >
            {words.apply({ count })}
          </BusyButton>
        )}
      </DialogActions>
    </Dialog>
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
