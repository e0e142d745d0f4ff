import { Alert, Box, LinearProgress, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { replaceFile } from '#contract/calls/office/files.ts';
import type { LibraryFile } from '#contract/office/file-view.ts';
import { messageOf } from '../providers/error-texts.ts';
import { notify } from '../shell/notify.ts';
import { useTexts } from '../texts/texts.ts';
import { acceptedBy, kindOf } from './file-kind.ts';
import { filePath } from './file-path.ts';
import { sendUpload } from './uploads/send-upload.ts';
import { UploadButton } from './uploads/upload-button.tsx';

/** Replaces a file by another. */
export function ReplaceButton({ file }: { file: LibraryFile }) {
  const texts = useTexts();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [share, setShare] = useState<number>();
  const [error, setError] = useState<unknown>();

  const replace = async (content: File | undefined) => {
    if (!content) return;
    setError(undefined);
    setShare(0);
    try {
      const after = await sendUpload(replaceFile, { src: file.src, file: content }, { onProgress: setShare });
      notify(texts.files.replaced, { type: 'success' });
      await navigate(filePath(after.src), { replace: true });
      await Promise.all(['file', 'files', 'entries'].map((key) => queries.invalidateQueries({ queryKey: [key] })));
    } catch (cause) {
      setError(cause);
    }
    setShare(undefined);
  };

  return (
    <Box>
      <UploadButton
        variant="outlined"
        label={texts.files.replace}
        accept={acceptedBy[kindOf(file)]}
        loading={share !== undefined}
        onFiles={([content]) => void replace(content)}
      />
      {share !== undefined && (
        <LinearProgress
          sx={{ mt: 1 }}
          variant={share < 1 ? 'determinate' : 'indeterminate'}
          value={Math.round(share * 100)}
          aria-label={texts.files.replacing}
        />
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.75 }}>
        {texts.files.replaceHint}
      </Typography>
      {error !== undefined && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {messageOf(error, texts)}
        </Alert>
      )}
    </Box>
  );
}
