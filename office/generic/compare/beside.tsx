import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTexts } from '#office/texts/texts.ts';
import { thumbnailOf } from '#ui/pictures/renditions.ts';
import { pictureIn } from '../inputs/media/picture-field.tsx';

/** What was, and what is, side by side; one below the other on narrow screens. */
export function Beside({ before, after }: { before: ReactNode; after: ReactNode }) {
  const words = useTexts().entries.compare;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      {[[words.before, before] as const, [words.after, after] as const].map(([label, content]) => (
        <Box key={label} sx={{ minWidth: 0 }}>
          <Typography variant="body2" color="textSecondary">
            {label}
          </Typography>
          {content}
        </Box>
      ))}
    </Box>
  );
}

/** A picture with its description. */
export function PictureSide({ value }: { value: unknown }) {
  const words = useTexts().entries.compare;
  const picture = pictureIn(value);
  if (!picture) return <Typography>{words.noPicture}</Typography>;
  return (
    <>
      <Box
        component="img"
        src={thumbnailOf(picture, 480)}
        alt={picture.alt}
        sx={{ maxWidth: '100%', maxHeight: 200, display: 'block', borderRadius: 1, marginBlock: 0.5 }}
      />
      <Typography variant="body2" dir="auto">
        {picture.alt === '' ? words.altNone : words.altOf({ alt: picture.alt })}
      </Typography>
    </>
  );
}

/** A colour with its hexadecimal text. */
export function ColourSide({ value }: { value: unknown }) {
  const words = useTexts().entries.compare;
  if (typeof value !== 'string' || value === '') return <Typography color="textSecondary">{words.empty}</Typography>;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box
        aria-hidden
        sx={{ width: 28, height: 20, border: 1, borderColor: 'divider', borderRadius: 0.5 }}
        style={{ background: value }}
      />
      <bdi>{value}</bdi>
    </Box>
  );
}
