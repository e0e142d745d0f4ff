import type { DemoEntry } from './entry.ts';
import { ownVideo, pic } from './references.ts';

const youtube = (id: string) => `https://www.youtube-nocookie.com/embed/${id}`;
const vimeo = (id: number) => `https://player.vimeo.com/video/${id}`;

const video = (name: string, address: string, still: string, alt: string, description = ''): DemoEntry<'video'> => ({
  document: { name, video: address, poster: pic(still, alt), description },
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
    ownVideo('night-on-the-quay'),
    'port-dusk',
    'Cranes and a container ship at a quay after sunset',
    'This video has no sound.\n' +
      'The camera moves closer to a container ship that lies under lit cranes after sunset. ' +
      'It passes rows of stacked containers in the yard, then the same quay by day. ' +
      'It ends on the ship and the cranes at dusk, and slowly draws back.',
  ),
  video(
    'A bottle is born',
    ownVideo('a-bottle-is-born'),
    'furnace',
    'Drops of glowing glass fall into moulds below the furnace',
    'This video has no sound.\n' +
      'The camera moves closer to a furnace. Drops of glowing glass fall into moulds below it. ' +
      'Finished bottles then stand close together on a line, and the camera follows them. ' +
      'It ends in the warehouse, between shelves of packed bottles.',
  ),
  video(
    'From bale to cone',
    ownVideo('from-bale-to-cone'),
    'spinning-hall',
    'Long rows of ring frames under a saw-tooth roof in morning light',
    'This video has no sound.\n' +
      'The camera passes a field of ripe cotton. In the spinning hall it moves between long rows of ring frames. ' +
      'It passes looms with coloured warps. ' +
      'It ends on the brick mill beside the river in the morning, and slowly draws back.',
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
    'Round settling tanks with clear water beside reeds',
  ),
];
