import { Alert, Box } from '@mui/material';
import { acceptedBy } from '#office/files/file-kind.ts';
import { UploadButton } from '#office/files/uploads/upload-button.tsx';
import { useTexts } from '#office/texts/texts.ts';
import type { LeftOutPicture } from '../pasting/clean-pasted.ts';

interface PictureNoticesProps {
  /** The number of pictures being uploaded. */
  waiting: number;
  /** The messages of failed uploads. */
  failures: readonly string[];
  /** Pasted pictures that the text cannot show. */
  leftOut: readonly LeftOutPicture[];
  /** Files that are no pictures. */
  refused: readonly string[];
  onUpload: (files: File[]) => void;
  onDismiss: () => void;
}

/** The state of pasted and dropped pictures: uploading, failed, left out or not a picture. */
export function PictureNotices({ waiting, failures, leftOut, refused, onUpload, onDismiss }: PictureNoticesProps) {
  const texts = useTexts();
  const words = texts.form.rich;
  const notice = { borderRadius: 0, border: 0, borderTop: 1, borderColor: 'divider' };
  return (
    <>
      <Box role="status" sx={waiting > 0 ? { padding: 1, color: 'text.secondary', fontSize: '0.875rem' } : {}}>
        {waiting > 0 && words.uploading({ count: waiting })}
      </Box>
      {failures.length > 0 && (
        <Alert severity="error" sx={notice} onClose={onDismiss} closeText={texts.shell.close}>
          {words.failed} {failures.join(' · ')}
        </Alert>
      )}
      {refused.length > 0 && (
        <Alert severity="warning" sx={notice} onClose={onDismiss} closeText={texts.shell.close}>
          {words.onlyPictures({ names: refused.join(', ') })}
        </Alert>
      )}
      {leftOut.length > 0 && (
        <Alert severity="warning" sx={notice} onClose={onDismiss} closeText={texts.shell.close}>
          <LeftOut
            pictures={leftOut.filter(({ isForeign }) => !isForeign)}
            text={words.leftOut}
            textNamed={words.leftOutNamed}
          />
          <LeftOut
            pictures={leftOut.filter(({ isForeign }) => isForeign)}
            text={words.leftOutForeign}
            textNamed={words.leftOutForeignNamed}
          />
          <Box sx={{ marginBlockStart: 1 }}>
            <UploadButton
              variant="outlined"
              label={words.uploadLeftOut}
              accept={acceptedBy.picture}
              multiple
              onFiles={(files) => {
                onDismiss();
                onUpload(files);
              }}
            />
          </Box>
        </Alert>
      )}
    </>
  );
}

interface LeftOutProps {
  pictures: readonly LeftOutPicture[];
  text: (values: { count: number }) => string;
  textNamed: (values: { count: number; names: string }) => string;
}

function LeftOut({ pictures, text, textNamed }: LeftOutProps) {
  if (pictures.length === 0) return null;
  const count = pictures.length;
  const names = pictures.map(({ name }) => name).filter((name) => name !== '');
  return <div>{names.length === 0 ? text({ count }) : textNamed({ count, names: names.join(', ') })}</div>;
}
