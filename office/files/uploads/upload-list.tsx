import { Alert, Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { type ReactNode, useRef } from 'react';
import type { LibraryFile } from '#contract/office/file-view.ts';
import { messageOf } from '#office/providers/error-texts.ts';
import { Panel } from '#office/screen/panel.tsx';
import { useTexts } from '#office/texts/texts.ts';
import { useFormats } from '#office/texts/use-formats.ts';
import { AltForm } from '../alt-form.tsx';
import { lacksAlt, nameOf } from '../file-kind.ts';
import { Thumbnail } from '../library/thumbnail.tsx';
import { PdfHint } from '../pdf-hint.tsx';
import type { Upload, UploadQueue } from './upload-queue.ts';

export interface UploadListProps {
  uploads: readonly Upload[];
  queue: UploadQueue;
  /** Whether the role may edit alternative texts. */
  mayDescribe: boolean;
  /** The action for a file that was already in the library. */
  actionFor(file: LibraryFile): ReactNode;
}

/** The progress of each upload, and the missing data of the finished ones. */
export function UploadList({ uploads, queue, mayDescribe, actionFor }: UploadListProps) {
  const { files: texts } = useTexts();
  const inState = (wanted: Upload['state']) => uploads.filter(({ state }) => state === wanted).length;
  const running = inState('waiting') + inState('sending');
  const place = useRef<HTMLDivElement>(null);
  // The row of an upload disappears with the button that dismisses it.
  const forget = (key?: number) => {
    place.current?.focus();
    queue.clear(key);
  };
  const own: UploadQueue = { ...queue, clear: forget };
  // The same element without uploads: it has the focus when the last one disappears.
  if (uploads.length === 0) return <Box ref={place} tabIndex={-1} />;
  return (
    <Box ref={place} tabIndex={-1} sx={{ mb: 3, '&:focus-visible': { outline: 'none' } }}>
      <Panel
        title={texts.uploads}
        aside={
          running === 0 && (
            <Button size="small" onClick={() => forget()}>
              {texts.clearUploads}
            </Button>
          )
        }
      >
        <Box role="status" sx={{ mb: 1 }}>
          <Typography variant="body2" color="textSecondary">
            {texts.uploadState({ done: inState('done'), all: uploads.length, failed: inState('failed') })}
          </Typography>
        </Box>
        <Stack component="ul" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {uploads.map((upload) => (
            <li key={upload.key}>
              <UploadLine upload={upload} queue={own} mayDescribe={mayDescribe} actionFor={actionFor} />
            </li>
          ))}
        </Stack>
      </Panel>
    </Box>
  );
}

function UploadLine({ upload, queue, mayDescribe, actionFor }: { upload: Upload } & Omit<UploadListProps, 'uploads'>) {
  const formats = useFormats();
  const texts = useTexts();
  const { state, file, share, error } = upload;
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'flex-start' }}>
      {file && (
        <Box sx={{ width: 64, flexShrink: 0, borderRadius: 1, overflow: 'hidden' }}>
          <Thumbnail file={file} ratio="1 / 1" />
        </Box>
      )}
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere', mb: 0.5 }}>
          <strong>{upload.name}</strong> ({formats.bytes(upload.bytes)}
          {state === 'waiting' && `, ${texts.files.waiting}`}
          {state === 'done' && !file?.existed && `, ${texts.files.arrived}`})
        </Typography>
        {state === 'sending' && (
          <LinearProgress
            variant={share < 1 ? 'determinate' : 'indeterminate'}
            value={Math.round(share * 100)}
            aria-label={texts.files.progressOf({ name: upload.name })}
          />
        )}
        {state === 'failed' && (
          <Alert
            severity="error"
            action={
              <>
                <Button color="inherit" size="small" onClick={() => queue.retry(upload.key)}>
                  {texts.shell.again}
                </Button>
                <Button color="inherit" size="small" onClick={() => queue.clear(upload.key)}>
                  {texts.files.dismiss}
                </Button>
              </>
            }
          >
            {messageOf(error, texts)}
          </Alert>
        )}
        {file?.existed && (
          <Alert severity="info" action={actionFor(file)} sx={{ mb: 1 }}>
            {texts.files.existed({ name: nameOf(file) })}
          </Alert>
        )}
        {file && <PdfHint file={file} />}
        {file && !file.existed && mayDescribe && lacksAlt(file) && (
          <AltForm file={file} action={texts.screen.save} onSaved={() => queue.clear(upload.key)} />
        )}
      </Box>
    </Stack>
  );
}
