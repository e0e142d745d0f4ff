import { pictureUses } from '#site/picture-uses.ts';
import { Picture, type PictureProps } from '#ui/pictures/picture.tsx';

/** The picture at the top of a card; `use` is the grid around it, absent: three columns. */
export const CardPicture = ({ use = pictureUses.card, ...picture }: Omit<PictureProps, 'className'>) => (
  <div className="card-picture">
    <Picture {...picture} use={use} className="card-image" />
  </div>
);
