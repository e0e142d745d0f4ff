import type { ComponentType } from 'react';
import type { HitType } from '#content/search.ts';
import type { Picture as PictureValue } from '#contract/fields.ts';
import { ArrowRight, Play } from '#ui/icons.tsx';
import { File, People, Pin } from '#ui/page-icons.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import type { PictureUse } from '#ui/pictures/picture-set.ts';

const use: PictureUse = { sizes: () => '3.5rem', most: 56 };

const icons: Partial<Record<HitType, ComponentType<{ className?: string }>>> = {
  page: ArrowRight,
  executive: People,
  contactPerson: People,
  location: Pin,
  video: Play,
};

/** The small picture of a suggestion, or an icon of its kind. The title is next to it. */
export function SuggestionPicture({ type, picture }: { type: HitType; picture: PictureValue | undefined }) {
  const Icon = icons[type] ?? File;
  return (
    <span className="suggestion-picture">
      {picture ? (
        <Picture picture={picture} use={use} decorative soon className="size-full object-cover" />
      ) : (
        <Icon className="size-5" />
      )}
    </span>
  );
}
