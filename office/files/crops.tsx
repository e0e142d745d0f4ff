import { Box, Stack, Typography } from '@mui/material';
import type { FocalPoint } from '#contract/office/file-view.ts';

/** The aspect ratios that pages crop pictures to. */
const shapes = ['16:9', '3:2', '4:3', '1:1', '4:5'] as const;

/** Previews of a picture's crops. */
export function Crops({ src, focus }: { src: string; focus: FocalPoint }) {
  return (
    <Stack component="ul" direction="row" sx={{ listStyle: 'none', m: 0, p: 0, flexWrap: 'wrap', gap: 2 }}>
      {shapes.map((shape) => (
        <Box component="li" key={shape}>
          <Box
            component="img"
            src={src}
            alt=""
            sx={{
              display: 'block',
              height: 88,
              aspectRatio: shape.replace(':', ' / '),
              objectFit: 'cover',
              borderRadius: 1,
              border: '1px solid',
              borderColor: 'divider',
            }}
            style={{ objectPosition: `${focus.x * 100}% ${focus.y * 100}%` }}
          />
          <Typography variant="caption" color="textSecondary">
            {shape}
          </Typography>
        </Box>
      ))}
    </Stack>
  );
}
