import type { DemoEntry } from './entry.ts';
import { pic } from './references.ts';

export const categories: DemoEntry<'category'>[] = [
  {
    key: 'cloth',
    document: {
      name: 'Yarn and cloth',
      image: pic('ring-yarn', 'Three cones of white and sand-coloured yarn in window light'),
      description:
        'Cotton from the bale to the hemmed towel: spun in Guimarães, woven, dyed and finished in Vila Nova de ' +
        'Famalicão. Stock goods leave within three working days.',
    },
  },
  {
    key: 'ceramics',
    document: {
      name: 'Tiles and ceramics',
      image: pic('azul-tile', 'Four blue and white pattern tiles form a rosette'),
      description: 'Floor and wall tiles and stoneware from the two kilns of the Salgado Tile Works in Aveiro.',
    },
  },
  {
    key: 'bags',
    document: {
      name: 'Bags and sacks',
      image: pic('jute-shopper', 'A jute shopping bag with cotton handles, filled with bread and greens'),
      description:
        'Jute and paper, sewn or glued, plain or printed, for five grams of tea or fifty kilograms of coffee.',
    },
  },
  {
    key: 'containers',
    document: {
      name: 'Bottles and tins',
      image: pic('bordeaux', 'Three green wine bottles, light falling through the glass'),
      description: 'Glass from Marinha Grande, tinplate from Matosinhos and the closures that belong to them.',
    },
  },
  {
    key: 'pipes',
    document: {
      name: 'Pipes and fittings',
      image: pic('water-pipe', 'Ends of blue water pipes of several widths, one in front of the other'),
      description: 'Water in, water out: pressure pipes, fittings and drainage from 16 to 630 millimetres.',
    },
  },
];

const below = (parent: string, key: string, name: string, description: string): DemoEntry<'category'> => ({
  key,
  parent,
  document: { name, description },
});

export const subCategories: DemoEntry<'category'>[] = [
  below('cloth', 'cotton-yarn', 'Cotton yarn', 'Carded, combed, compact and recycled, from Ne 10 to Ne 80, on cones.'),
  below(
    'cloth',
    'woven-cloth',
    'Woven cloth',
    'From 120 gram poplin to 410 gram canvas, on rolls of 50 to 100 metres.',
  ),
  below('cloth', 'home-textiles', 'Home textiles', 'Terry and waffle for houses and hotels, hemmed and labelled here.'),
  below('ceramics', 'floor-tiles', 'Floor tiles', 'Frost-proof, slip-tested and rectified: tiles to walk on.'),
  below(
    'ceramics',
    'wall-tiles',
    'Wall tiles',
    'Glazed tiles, plain, in relief or with patterns, in 36 standing colours.',
  ),
  below('ceramics', 'tableware', 'Tableware', 'Stoneware that survives a restaurant: plates, jugs and cups.'),
  below('bags', 'jute-bags', 'Jute bags', 'Sacks, shoppers and hessian by the roll, from Bangladeshi jute.'),
  below('bags', 'paper-bags', 'Paper bags', 'Kraft paper from the north of Portugal, one to four layers.'),
  below('containers', 'glass-bottles', 'Glass bottles', 'For wine, oil, water and beer; flint, green and amber.'),
  below('containers', 'jars', 'Jars', 'For preserves and honey, with lids to match.'),
  below('containers', 'tins', 'Tins', 'For fish, vegetables, oil and tea, printed in up to six colours.'),
  below('containers', 'closures', 'Closures', 'Lids and corks, tested together with our own glass.'),
  below('pipes', 'pressure-pipes', 'Pressure pipes', 'For drinking water and heating, up to 16 bar.'),
  below('pipes', 'fittings', 'Fittings', 'Couplers, elbows and tees in plastic and brass, from stock.'),
  below('pipes', 'drainage', 'Drainage', 'Pipes and chambers that take the water away again.'),
];
