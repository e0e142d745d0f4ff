import type { DemoEntry } from './entry.ts';
import { pic } from './references.ts';

export const clayAndGlass: DemoEntry<'concern'>[] = [
  {
    document: {
      address: 'salgado-tile-works',
      name: 'Salgado Tile Works',
      logo: pic('logo-tiles', 'Salgado Tile Works: a tile with a quarter-circle pattern'),
      backgroundImage: pic('kiln', 'A roller kiln glows through its open end while tiles roll out'),
      title: 'Tiles and tableware from the salt pans of Aveiro',
      mission:
        'To fire clay from within 40 kilometres into tiles that stay on the wall for a century. We repair as well: for ' +
        'old façades we match glazes from a single shard.',
      missionImage: pic('facade', 'A house front covered in blue patterned tiles, with a balcony'),
      vision: 'Two kilns with a mixture of hydrogen and gas by 2028, and every broken tile ground into the next body.',
      visionImage: pic('salt-pans', 'Salt pans with white heaps of salt reflect the evening sky'),
      contentColumns: 3,
      content: [
        {
          title: 'Floor',
          description: 'Full-body porcelain stone, terrazzo and terracotta, slip-tested to R9, R10 and R11.',
          image: pic('porcelain-floor', 'Square porcelain tiles stacked, one leaning in front'),
        },
        {
          title: 'Wall',
          description: 'Glazed field, metro, relief and hand-screened pattern tiles in 36 standing colours.',
          image: pic('azul-tile', 'Four blue and white pattern tiles form a rosette'),
        },
        {
          title: 'Table',
          description: 'Stoneware for restaurants: chip-tested edges, five glazes, replacement pieces for ten years.',
          image: pic('plates', 'A stack of stoneware plates with a reactive glaze'),
        },
        {
          title: 'Two roller kilns',
          description: 'Each 112 metres long, 1,190 °C at the peak, 47 minutes from end to end.',
          image: pic('kiln', 'A roller kiln glows through its open end while tiles roll out'),
        },
        {
          title: 'Glaze kitchen',
          description: 'Some 1,800 recipes, the oldest from 1923, kept on paper and in the laboratory system.',
          image: pic('glaze-line', 'Tiles pass under a curtain of glaze, watched by a woman in an apron'),
        },
        {
          title: '431 people',
          description: '28 of them are apprentices. The longest-serving kiln keeper came in 1984, before we did.',
          image: pic('apprentice-bench', 'An older man shows an apprentice how to measure at a workbench'),
        },
      ],
    },
  },
  {
    document: {
      address: 'pinhal-glass',
      name: 'Pinhal Glass',
      logo: pic('logo-glass', 'Pinhal Glass: a bottle beside a pine'),
      backgroundImage: pic('furnace', 'Drops of glowing glass fall into moulds below the furnace'),
      title: 'Bottles and jars from Marinha Grande',
      mission:
        'To make glass containers as light as they can be and as strong as they must be. A 75-centilitre wine bottle ' +
        'of ours weighed 540 grams in 2008; today it weighs 395.',
      missionImage: pic('bottle-line', 'Green bottles in single file pass an inspection light'),
      vision: 'Melt four tonnes in ten from returned glass by 2030, collected no further away than Coimbra and Lisbon.',
      visionImage: pic('glass-close', 'Rims of green bottles seen from above, catching the light'),
      contentColumns: 1,
      content: [
        {
          title: 'One furnace, 210 tonnes a day',
          description:
            'It was lit on 3 March 2009 and relined in 2021, and has not been cold in between. Three colours are ' +
            'melted in turn: flint, dead-leaf green and amber.',
          image: pic('furnace', 'Drops of glowing glass fall into moulds below the furnace'),
        },
        {
          title: 'Looked at six times',
          description:
            'Every container passes six cameras and a squeeze test. What fails goes back into the furnace within the ' +
            'hour: about 4 in 100.',
          image: pic('bottle-line', 'Green bottles in single file pass an inspection light'),
        },
        {
          title: 'Moulds of our own',
          description: 'The mould shop makes a new bottle from drawing to samples in 30 days.',
          image: pic('workshop', 'A toolmaker at a lathe, with steel moulds on shelves behind'),
        },
      ],
    },
  },
];
