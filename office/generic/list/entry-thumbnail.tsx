import { Box } from '@mui/material';
import type { EntityName } from '#content/registry.ts';
import type { Picture } from '#contract/fields.ts';
import { typeIcon } from '#office/entities/type-icons.ts';
import { SmallPicture } from '#office/screen/small-picture.tsx';

interface EntryThumbnailProps {
  picture: Picture | null;
  type: EntityName;
  /** Left out on narrow screens, where the title needs the room. */
  isForWideScreens?: boolean;
}

/** A small preview of an entry; decorative, as its name is next to it. */
export function EntryThumbnail({ picture, type, isForWideScreens = false }: EntryThumbnailProps) {
  const Icon = typeIcon(type);
  return (
    <Box
      sx={{
        width: 56,
        height: 40,
        flex: 'none',
        display: isForWideScreens ? { xs: 'none', md: 'grid' } : 'grid',
        gridTemplateRows: 'minmax(0, 1fr)',
        placeItems: 'center',
        overflow: 'hidden',
        borderRadius: 1,
        backgroundColor: 'action.hover',
        color: 'text.secondary',
      }}
    >
      {picture ? <SmallPicture picture={picture} /> : <Icon fontSize="small" />}
    </Box>
  );
}
