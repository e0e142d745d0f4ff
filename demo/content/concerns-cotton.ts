import type { DemoEntry } from './entry.ts';
import { pic } from './references.ts';

export const cottonConcerns: DemoEntry<'concern'>[] = [
  {
    document: {
      address: 'alvorim-spinning',
      name: 'Alvorim Spinning',
      logo: pic('logo-spinning', 'Alvorim Spinning: a cone of yarn'),
      backgroundImage: pic('spinning-hall', 'Long rows of ring frames under a saw-tooth roof in morning light'),
      title: 'Even yarn from Guimarães since 1986',
      mission:
        'To spin cotton so evenly that a knitter can set the machine once and leave it alone. Every lot is tested ' +
        'for evenness, strength and hairiness before it is packed, and the sheet travels in the carton.',
      missionImage: pic('laboratory', 'Two technicians at a bench with glassware and yarn samples'),
      vision:
        'One bale in three from farms that we know by name by 2030, and every gram of waste spun again: combing noil ' +
        'and sweepings already come back as our recycled yarn.',
      visionImage: pic('cotton-field', 'Cotton plants with open bolls under an evening sky'),
      contentColumns: 1,
      content: [
        {
          title: 'Opening and combing',
          description:
            '22 combers take the short fibres out. What remains is longer than 28 millimetres and lies straight, ' +
            'which is why the yarn does not pill.',
          image: pic('ring-yarn-close', 'Close view of white yarn wound in crossing layers'),
        },
        {
          title: '62,400 ring spindles',
          description:
            'The frames were renewed between 2018 and 2023 and run at up to 23,000 turns a minute. They spin 14,200 ' +
            'tonnes a year, from Ne 10 to Ne 80.',
          image: pic('spinning-hall', 'Long rows of ring frames under a saw-tooth roof in morning light'),
        },
        {
          title: 'Conditioned and packed',
          description:
            'Cones rest for a night in moist air, so that they take up the 8.5 percent of water that cotton likes, ' +
            'and then leave in cartons of 24 or on pallets of 540 kilograms.',
          image: pic('packed-cones', 'Cones of yarn in open cartons on a pallet'),
        },
      ],
    },
  },
  {
    document: {
      address: 'alvorim-weaving',
      name: 'Alvorim Weaving',
      logo: pic('logo-weaving', 'Alvorim Weaving: a woven square'),
      backgroundImage: pic('loom-hall', 'A weaver walks between two rows of looms with blue and amber warps'),
      title: 'Cloth, dyed and finished under one roof',
      mission:
        'To weave and finish cloth that is the same in the tenth order as in the first. 184 looms, a dye house with ' +
        'eleven jets and a finishing range stand within 300 metres of each other in Vila Nova de Famalicão.',
      missionImage: pic('dye-house', 'Steam rises from dye vats beside lengths of cloth hung to dry'),
      vision:
        'A dye house that needs no fresh water but rain. In 2025 we used 55 percent of our water again; the second ' +
        'membrane plant takes us to 70 in 2027.',
      visionImage: pic('water-works', 'Round settling tanks with clear water beside reeds'),
      contentColumns: 2,
      content: [
        {
          title: 'Apparel cloth',
          description: 'Poplin, twill and yarn-dyed checks from 95 to 280 grams, 150 centimetres wide.',
          image: pic('check-cloth', 'A folded stack and a roll of checked cloth in blue and amber'),
        },
        {
          title: 'Heavy cloth',
          description: 'Canvas and duck from 300 to 640 grams for bags, awnings and workwear, proofed on request.',
          image: pic('canvas', 'Rolls of heavy natural canvas leaning together'),
        },
        {
          title: 'Home textiles',
          description: 'Terry and waffle, hemmed and labelled in our own sewing room: 90 people, two shifts.',
          image: pic('towels', 'A stack of folded terry towels in teal, sand and white'),
        },
        {
          title: 'Dyed to your shade',
          description: 'Laboratory dips within five working days; shade held to a Delta E of 0.8 over repeat orders.',
          image: pic('dye-house', 'Steam rises from dye vats beside lengths of cloth hung to dry'),
        },
      ],
    },
  },
];
