import type { DemoEntry } from './entry.ts';
import { ownVideo, pic, still, video } from './references.ts';

export const galleries: DemoEntry<'gallery'>[] = [
  {
    document: {
      name: 'Thread by thread',
      description: 'From the cotton field to the folded towel, in Guimarães and Vila Nova de Famalicão.',
      image: pic('loom-hall', 'A weaver walks between two rows of looms with blue and amber warps'),
      media: [
        still('cotton-field', 'Cotton plants with open bolls under an evening sky'),
        still('spinning-hall', 'Long rows of ring frames under a saw-tooth roof in morning light'),
        still('loom-hall', 'A weaver walks between two rows of looms with blue and amber warps'),
        still('dye-house', 'Steam rises from dye vats beside lengths of cloth hung to dry'),
        still('check-cloth-close', 'Checks of blue, teal and amber with visible threads'),
        video(ownVideo('from-bale-to-cone'), 'From bale to cone'),
        video('https://player.vimeo.com/video/999000102', 'Setting up a warp'),
      ],
    },
  },
  {
    document: {
      name: 'Clay and fire',
      description: 'The tile works of Aveiro: clay, glaze, heat, and what becomes of them on the walls of the town.',
      image: pic('kiln', 'A roller kiln glows through its open end while tiles roll out'),
      media: [
        still('salt-pans', 'Salt pans with white heaps of salt reflect the evening sky'),
        still('glaze-line', 'Tiles pass under a curtain of glaze, watched by a woman in an apron'),
        still('kiln', 'A roller kiln glows through its open end while tiles roll out'),
        still('azul-tile-close', 'A field of blue rosettes, repeating'),
        still('facade', 'A house front covered in blue patterned tiles, with a balcony'),
        still('tiled-hall', 'A bright entrance hall with a tiled floor and an arched window'),
        video('https://player.vimeo.com/video/999000105', 'Printing a tile by hand'),
      ],
    },
  },
  {
    document: {
      name: 'Glass, tin and paper',
      description: 'What other people’s goods travel in: the furnace, the presses and the sewing room.',
      image: pic('furnace', 'Drops of glowing glass fall into moulds below the furnace'),
      media: [
        still('furnace', 'Drops of glowing glass fall into moulds below the furnace'),
        still('bottle-line', 'Green bottles in single file pass an inspection light'),
        still('tin-press', 'A tall press stamps lids out of a sheet of tinplate'),
        still('tin-line', 'Tins run along curved guides through a bright hall'),
        still('sack-hall', 'People at sewing machines close jute sacks in a hall with high windows'),
        still('paper-hall', 'A broad web of brown paper runs over rollers of a printing machine'),
        video(ownVideo('a-bottle-is-born'), 'A bottle is born'),
      ],
    },
  },
  {
    document: {
      name: 'Works to quay',
      description: 'How a pallet from Águeda gets to Yokohama: warehouse, road, crane and ship.',
      image: pic('port-dusk', 'Cranes and a container ship at a quay after sunset'),
      media: [
        still('warehouse', 'High shelves with pallets in a hall, a fork-lift in the aisle'),
        still('coast-road', 'A lorry drives along a coast road above the sea'),
        still('container-yard', 'Stacked containers in teal, amber and grey with a lifting vehicle'),
        still('port-day', 'A ship is loaded by two cranes on a bright morning'),
        still('port-dusk', 'Cranes and a container ship at a quay after sunset'),
        video(ownVideo('night-on-the-quay'), 'A night on the quay'),
      ],
    },
  },
  {
    document: {
      name: 'Forty years, one day',
      description: 'Nine works opened their gates on 6 October 2026, and 4,200 people came.',
      image: pic('open-day', 'Families walk across a mill yard under strings of pennants'),
      media: [
        still('mill-morning', 'A brick mill with a saw-tooth roof beside a river in the morning'),
        still('open-day', 'Families walk across a mill yard under strings of pennants'),
        still('apprentice-bench', 'An older man shows an apprentice how to measure at a workbench'),
        still('harbour-town', 'A row of houses and fishing boats in the light of dawn'),
        still('mill-night', 'The lit windows of a mill reflected in a river at night'),
        video('https://player.vimeo.com/video/999000140', 'Frame number 7 runs again'),
      ],
    },
  },
  {
    document: {
      name: 'Sun, water and trees',
      description: 'What we take and what we give back: roofs, settling tanks and 11,000 cork oaks.',
      image: pic('solar-roof', 'Rows of solar panels on saw-tooth roofs in low sun'),
      media: [
        still('solar-roof', 'Rows of solar panels on saw-tooth roofs in low sun'),
        still('water-works', 'Round settling tanks with clear water beside reeds'),
        still('cork-oaks', 'Cork oaks with peeled trunks on a dry hillside'),
        still('atlantic', 'Waves break against a lighthouse under heavy clouds'),
        video('https://www.youtube-nocookie.com/embed/AlvorimAgua', 'Water used twice'),
      ],
    },
  },
];
