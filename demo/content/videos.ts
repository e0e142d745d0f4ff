import type { DemoEntry } from './entry.ts';
import { ownFilm, pic } from './references.ts';

const youtube = (id: string) => `https://www.youtube-nocookie.com/embed/${id}`;
const vimeo = (id: number) => `https://player.vimeo.com/video/${id}`;

const video = (name: string, address: string, still: string, alt: string): DemoEntry<'video'> => ({
  document: { name, video: address, poster: pic(still, alt) },
});

export const videos = [
  video(
    'Frame number 7 runs again',
    vimeo(999000140),
    'mill-morning',
    'A brick mill with a saw-tooth roof beside a river in the morning',
  ),
  video(
    'A night on the quay',
    ownFilm('night-on-the-quay'),
    'port-dusk',
    'Cranes and a container ship at a quay after sunset',
  ),
  video(
    'A bottle is born',
    ownFilm('a-bottle-is-born'),
    'furnace',
    'Drops of glowing glass fall into moulds below the furnace',
  ),
  video(
    'From bale to cone',
    ownFilm('from-bale-to-cone'),
    'spinning-hall',
    'Long rows of ring frames under a saw-tooth roof in morning light',
  ),
  video(
    'Setting up a warp',
    vimeo(999000102),
    'loom-hall',
    'A weaver walks between two rows of looms with blue and amber warps',
  ),
  video(
    '47 minutes through the kiln',
    youtube('AlvorimTile'),
    'kiln',
    'A roller kiln glows through its open end while tiles roll out',
  ),
  video(
    'Eleven tins a second',
    youtube('AlvorimTins'),
    'tin-line',
    'Tins run along curved guides through a bright hall',
  ),
  video(
    'Laying four kilometres in a week',
    youtube('AlvorimPipe'),
    'trench',
    'Two workers lay a blue pipe in a trench beside a road',
  ),
  video(
    'Water used twice',
    youtube('AlvorimAgua'),
    'water-works',
    'Round clearing tanks with clear water beside reeds',
  ),
];
