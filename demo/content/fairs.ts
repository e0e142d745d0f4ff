import type { DemoEntry } from './entry.ts';
import { pic } from './references.ts';

const talk = pic('fair-talk', 'Visitors and hosts talk at a round table with samples');
const samples = pic('fair-samples', 'A wall of sample boards with cloth, tiles and lids');

export const tradeFairs: DemoEntry<'tradeFair'>[] = [
  {
    document: {
      name: 'Water Works Lisbon 2027',
      description:
        'Our pipe people show the new access chamber 600, welded live on the stand every hour on the hour, and a section of ' +
        'a pipe that lay under Águeda for thirty years.',
      image: pic('fair-lisbon', 'A stand with tall blue pipes, a river and a bridge on its back wall'),
      place: 'Lisbon, hall 1, stand 1C14',
      startsOn: '2027-03-09',
      endsOn: '2027-03-11',
      images: [
        pic('fair-lisbon', 'A stand with tall blue pipes, a river and a bridge on its back wall'),
        pic('water-pipe', 'Ends of blue water pipes of several widths, one in front of the other'),
        talk,
      ],
    },
  },
  {
    document: {
      name: 'Tile Week Bologna 2026',
      description:
        'Relief tile Onda in three new glazes, terrazzo from our own shards, and a wall of 1,600 hand-printed tiles ' +
        'that visitors laid themselves. 740 conversations in five days.',
      image: pic('fair-bologna', 'A stand with walls of patterned tiles and an arcade behind it'),
      place: 'Bologna, hall 26, stand B40',
      startsOn: '2026-09-21',
      endsOn: '2026-09-25',
      images: [
        pic('fair-bologna', 'A stand with walls of patterned tiles and an arcade behind it'),
        pic('wave-tile-close', 'Curved ridges in slanting light across many tiles'),
        pic('terrazzo', 'Terrazzo tiles with teal, clay and amber chips, stacked and leaning'),
        samples,
      ],
    },
  },
  {
    document: {
      name: 'Bottle and Box Düsseldorf 2026',
      description:
        'Glass, tin, jute and paper on one stand for the first time. Most asked about: the 395 gram bottle and the ' +
        'lid without PVC.',
      image: pic('fair-dusseldorf', 'A stand with shelves of bottles and tins under a large lamp'),
      place: 'Düsseldorf, hall 12, stand E21',
      startsOn: '2026-05-07',
      endsOn: '2026-05-13',
      images: [
        pic('fair-dusseldorf', 'A stand with shelves of bottles and tins under a large lamp'),
        pic('bordeaux', 'Three green wine bottles, light falling through the glass'),
        pic('twist-lid', 'Gold and white lids, one turned over to show its ring'),
        talk,
      ],
    },
  },
  {
    document: {
      name: 'Cloth and Home Frankfurt 2026',
      description:
        'Twelve recycled shades, the waffle bedspread in clay, and a hand loom on which visitors wove a cloth eleven ' +
        'metres long. It hangs in the entrance hall now.',
      image: pic('fair-frankfurt', 'A stand hung with lengths of cloth, people walking through it'),
      place: 'Frankfurt am Main, hall 8, stand C05',
      startsOn: '2026-01-13',
      endsOn: '2026-01-16',
      images: [
        pic('fair-frankfurt', 'A stand hung with lengths of cloth, people walking through it'),
        samples,
        pic('recycled-yarn', 'Speckled grey, blue and oat cones with a heap of cloth cuttings'),
        pic('bedspread', 'A waffle bedspread folded over the end of a bed'),
      ],
    },
  },
];
