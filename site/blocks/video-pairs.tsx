import type { VideoTexts } from '#contract/video-texts.ts';
import type { PictureValue } from '#ui/picture.tsx';
import { pictureUses } from '../picture-uses.ts';
import { VideoCard } from './video-card.tsx';

export interface Film {
  address: string;
  name: string;
  poster: PictureValue | null;
  texts?: VideoTexts | undefined;
}

/** The videos of a gallery or a product, two per row. */
export const VideoPairs = ({ films }: { films: readonly Film[] }) => (
  <ul className="page-grid across-2">
    {films.map((film, index) => (
      <li key={film.address}>
        <VideoCard {...film} use={pictureUses.largeFilm} variant={index} />
      </li>
    ))}
  </ul>
);
