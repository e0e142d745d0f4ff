import Description from '@mui/icons-material/Description';
import Movie from '@mui/icons-material/Movie';
import { Box } from '@mui/material';
import type { LibraryFile } from '#contract/office/file-view.ts';
import { thumbnailOf } from '#ui/renditions.ts';
import { kindOf } from './file-kind.ts';

/** What a file looks like in small; its name stands beside it, so it says nothing by itself. */
export function Thumbnail({ file, ratio = '4 / 3' }: { file: LibraryFile; ratio?: string }) {
  const kind = kindOf(file);
  const Icon = kind === 'film' ? Movie : Description;
  return (
    <Box
      sx={{
        aspectRatio: ratio,
        width: '100%',
        overflow: 'hidden',
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'action.hover',
        color: 'text.secondary',
      }}
    >
      {kind === 'picture' ? (
        <Box
          component="img"
          src={thumbnailOf(file, 480)}
          alt=""
          loading="lazy"
          decoding="async"
          sx={{
            width: '100%',
            height: '100%',
            objectFit: 'cover',
            objectPosition: `${file.focus.x * 100}% ${file.focus.y * 100}%`,
          }}
        />
      ) : (
        <Icon sx={{ fontSize: 44 }} />
      )}
    </Box>
  );
}
