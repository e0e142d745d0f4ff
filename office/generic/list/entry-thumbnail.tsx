import { Box } from '@mui/material';
import type { EntityName } from '#contract/entities/registry.ts';
import type { Picture } from '#contract/fields.ts';
import { typeIcons } from '#office/entities/type-icons.ts';
import { thumbnailOf } from '#ui/renditions.ts';

/** What an entry looks like in small; its name stands beside it, so it says nothing by itself. */
export function EntryThumbnail({ picture, type }: { picture: Picture | null; type: EntityName }) {
  const Icon = typeIcons[type];
  return (
    <Box
      sx={{
        width: 56,
        height: 40,
        flex: 'none',
        display: 'grid',
        placeItems: 'center',
        overflow: 'hidden',
        borderRadius: 1,
        backgroundColor: 'action.hover',
        color: 'text.secondary',
      }}
    >
      {picture ? (
        <Box
          component="img"
          src={thumbnailOf(picture)}
          alt=""
          loading="lazy"
          decoding="async"
          sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
        />
      ) : (
        <Icon fontSize="small" />
      )}
    </Box>
  );
}
