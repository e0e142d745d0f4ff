import { Box } from '@mui/material';
import { thumbnailOf } from '#ui/renditions.ts';

/** Behind a picture, which may be see-through: most marks are drawn for paper, also where the office is dark. */
const ground = '#f1f4f7';

interface SmallPictureProps {
  picture: { src: string; width?: number | null | undefined; height?: number | null | undefined };
  /** Absent: it says nothing by itself, since a name stands beside it. */
  alt?: string;
  /** How many pixels of it are wanted at least. */
  atLeast?: number;
  /** What of it must not be cut off, from 0 to 1. */
  focus?: { x: number; y: number };
  /** Nothing of it is cut off. */
  whole?: boolean;
}

/** A picture in small that fills its frame. What is much wider than high is shown whole: a name cut off says nothing. */
export function SmallPicture({ picture, alt = '', atLeast, focus = { x: 0.5, y: 0.5 }, whole }: SmallPictureProps) {
  const isWide = (picture.width ?? 0) > 2 * (picture.height ?? 0);
  return (
    <Box
      component="img"
      src={thumbnailOf(picture, atLeast)}
      alt={alt}
      loading="lazy"
      decoding="async"
      sx={{
        width: '100%',
        height: '100%',
        display: 'block',
        objectFit: whole || isWide ? 'contain' : 'cover',
        objectPosition: `${focus.x * 100}% ${focus.y * 100}%`,
        backgroundColor: ground,
      }}
    />
  );
}
