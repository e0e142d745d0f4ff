import { Alert, Box, Button, LinearProgress, Stack, Typography, useMediaQuery, useTheme } from '@mui/material';
import type { ReactNode } from 'react';
import { messageOf } from '#office/providers/error-texts.ts';
import { DialogFrame } from '#office/screen/dialogs/dialog-frame.tsx';
import { useTexts } from '#office/texts/texts.ts';
import { UploadButton } from './upload-button.tsx';

interface FileImportDialogProps {
  words: { title: string; intro: string; choose: string; other: string; reading: string; close: string };
  accept: string;
  file: File | undefined;
  isReading: boolean;
  /** No other file can be chosen. */
  isBusy: boolean;
  /** Busy with what the dialog must stay open for. */
  mustStay?: boolean;
  isDone: boolean;
  error: unknown;
  maxWidth: 'sm' | 'md' | 'lg';
  onFile: (file: File) => void;
  onClose: () => void;
  /** The buttons after the one that closes the dialog. */
  actions: ReactNode;
  /** What the file would change, or has changed. */
  children: ReactNode;
}

/** Imports a file in steps: the file, what it would change, and the result. */
export function FileImportDialog({ words, file, isReading, isBusy, isDone, error, ...props }: FileImportDialogProps) {
  const { accept, mustStay = false, maxWidth, onFile, onClose, actions, children } = props;
  const texts = useTexts();
  const small = useMediaQuery(useTheme().breakpoints.down('md'));
  return (
    <DialogFrame
      title={words.title}
      // A click beside the dialog must not discard the choices.
      onClose={(_, reason) => !mustStay && reason !== 'backdropClick' && onClose()}
      fullScreen={small}
      maxWidth={maxWidth}
      actions={
        <>
          <Button onClick={onClose} disabled={mustStay}>
            {isDone ? words.close : texts.shell.cancel}
          </Button>
          {actions}
        </>
      }
    >
      <Stack spacing={2}>
        {!isDone && <Typography color="textSecondary">{words.intro}</Typography>}
        {!isDone && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
            <UploadButton
              variant="outlined"
              label={file ? words.other : words.choose}
              accept={accept}
              loading={isReading}
              disabled={isBusy}
              onFiles={([chosen]) => chosen && onFile(chosen)}
            />
            {file && (
              <Typography sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
                <bdi>{file.name}</bdi>
              </Typography>
            )}
          </Box>
        )}
        {(isReading || mustStay) && <LinearProgress aria-label={words.reading} />}
        {Boolean(error) && <Alert severity="error">{messageOf(error, texts)}</Alert>}
        {children}
      </Stack>
    </DialogFrame>
  );
}
