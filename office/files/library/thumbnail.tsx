import Description from '@mui/icons-material/Description';
import Movie from '@mui/icons-material/Movie';
import { Box } from '@mui/material';
import type { LibraryFile } from '#contract/office/file-view.ts';
import { SmallPicture } from '#office/screen/small-picture.tsx';
import { kindOf } from '../file-kind.ts';

/** A small preview of a file; decorative, as its name is next to it. */
export function Thumbnail({ file, ratio = '4 / 3' }: { file: LibraryFile; ratio?: string }) {
  const kind = kindOf(file);
  const Icon = kind === 'video' ? Movie : Description;
  return (
    <Box
      sx={{
        aspectRatio: ratio,
        width: '100%',
        overflow: 'hidden',
        display: 'grid',
        gridTemplateRows: 'minmax(0, 1fr)',
        placeItems: 'center',
        bgcolor: 'action.hover',
        color: 'text.secondary',
      }}
    >
      {kind === 'picture' ? (
        <SmallPicture picture={file} atLeast={480} focus={file.focus} />
      ) : (
        <Icon sx={{ fontSize: 44 }} />
      )}
    </Box>
  );
}
