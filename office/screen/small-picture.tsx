import { Box } from '@mui/material';
import { thumbnailOf } from '#ui/pictures/renditions.ts';

/** The background of a picture, which may be transparent: most logos are drawn for paper, also in the dark scheme. */
const ground = '#f1f4f7';

interface SmallPictureProps {
  picture: { src: string; width?: number | null | undefined; height?: number | null | undefined };
  /** Absent: decorative, since a name is next to it. */
  alt?: string;
  /** The minimum width in pixels. */
  atLeast?: number;
  /** The focal point, from 0 to 1. */
  focus?: { x: number; y: number };
  /** Shown without cropping. */
  whole?: boolean;
}

/** A small picture that fills its frame. A very wide one is shown whole: a logo with a cropped name would be useless. */
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
