import type { DemoEntry } from './entry.ts';
import { pic } from './references.ts';

export const packingConcerns: DemoEntry<'concern'>[] = [
  {
    document: {
      address: 'foz-tinworks',
      name: 'Foz Tinworks',
      logo: pic('logo-tins', 'Foz Tinworks: a round tin with its key'),
      backgroundImage: pic('tin-line', 'Tins run along curved guides through a bright hall'),
      title: 'Tins for the canneries next door since 1938',
      mission:
        'To make tins that open with one finger and keep for five years. We print, coat, stamp and seam in one ' +
        'building, 400 metres from the fish quay of Matosinhos.',
      missionImage: pic('tin-press', 'A tall press stamps lids out of a sheet of tinplate'),
      vision: 'No solvent in any lacquer by 2029. Two of our three coating lines are there already.',
      visionImage: pic('harbour-town', 'A row of houses and fishing boats in the light of dawn'),
      contentColumns: 2,
      content: [
        {
          title: 'Fish and vegetables',
          description: 'Club, round and oval tins from 65 to 800 grams, with easy-open ends.',
          image: pic('club-tin', 'Flat fish tins with printed lids, one of them open'),
        },
        {
          title: 'Oil and tea',
          description: 'Printed cans and caddies, six colours and varnish, from 3,000 pieces.',
          image: pic('oil-tin', 'Two tall olive-oil cans with a printed branch'),
        },
      ],
    },
  },
  {
    document: {
      address: 'lima-sackworks',
      name: 'Lima Sackworks',
      logo: pic('logo-sacks', 'Lima Sackworks: a tied sack above a river'),
      backgroundImage: pic('sack-hall', 'People at sewing machines close jute sacks in a hall with high windows'),
      title: 'Bags of jute and paper from Viana do Castelo',
      mission:
        'To pack dry goods in what grows again. Jute comes by sea from Chattogram, kraft paper by road from two mills ' +
        'in the north; both go back to the soil or the pulper.',
      missionImage: pic('jute-sack', 'A full jute sack tied at the top, with a second one lying beside it'),
      vision: 'A paper sack for every cement plant in Iberia that still fills plastic ones: three of eleven so far.',
      visionImage: pic('cement-sack', 'Two stacked paper cement sacks with a printed band'),
      contentColumns: 3,
      content: [
        {
          title: 'Sewn',
          description: 'Jute sacks and shoppers, 40 sewing lines, safe loads printed on the seam label.',
          image: pic('jute-shopper', 'A jute shopping bag with cotton handles, filled with bread and greens'),
        },
        {
          title: 'Glued',
          description: 'Carrier, bakery and flat-bottomed bags from 70 to 120 gram kraft paper.',
          image: pic('kraft-bag', 'Three brown paper bags of different sizes in a row'),
        },
        {
          title: 'Printed',
          description: 'Up to four colours with water-based inks; printing plates are kept for five years.',
          image: pic('paper-hall', 'A broad web of brown paper runs over rollers of a printing machine'),
        },
      ],
    },
  },
  {
    document: {
      address: 'vouga-pipe-systems',
      name: 'Vouga Pipe Systems',
      logo: pic('logo-pipes', 'Vouga Pipe Systems: two pipe sections joined'),
      backgroundImage: pic('extrusion-line', 'A blue pipe leaves an extruder through a cooling bath'),
      title: 'Pipes and fittings from Águeda',
      mission:
        'To carry water without losing any. Every metre is measured by ultrasound as it is made and marked with line, ' +
        'shift and minute, so that a pipe in the ground can still be traced in a hundred years.',
      missionImage: pic('trench', 'Two workers lay a blue pipe in a trench beside a road'),
      vision: 'Half of our drainage pipe from recycled polyethylene by 2028. In 2025 it was 34 percent.',
      visionImage: pic('pipe-yard', 'Stacks of pipes in blue, black and grey in a yard under a wide sky'),
      contentColumns: 1,
      content: [
        {
          title: 'Nine extrusion lines',
          description: 'From 16 to 630 millimetres, 17,500 tonnes a year, changed over in less than four hours.',
          image: pic('extrusion-line', 'A blue pipe leaves an extruder through a cooling bath'),
        },
        {
          title: 'A fitting for every joint',
          description: 'Some 1,240 fittings are in stock; an order placed by noon leaves the same day.',
          image: pic('packed-fittings', 'Crates of elbows, tees and couplers sorted by size'),
        },
      ],
    },
  },
  {
    document: {
      address: 'quayline-logistics',
      name: 'Quayline Logistics',
      logo: pic('logo-quayline', 'Quayline Logistics: a crane over a wave'),
      backgroundImage: pic('port-dusk', 'Cranes and a container ship at a quay after sunset'),
      title: 'From the works to the ship',
      mission: 'To have the right container at the right gate on the right day: 38,000 of them in 2025.',
      missionImage: pic('container-yard', 'Stacked containers in teal, amber and grey with a lifting vehicle'),
      vision: 'All journeys between our works and the quay electric by 2030.',
      visionImage: pic('coast-road', 'A lorry drives along a coast road above the sea'),
      redirectUrl: 'https://example.com/quayline',
      contentColumns: 2,
      content: [
        { title: 'Forwarding', description: 'Sea, road and rail to 43 countries, customs papers included.' },
        { title: 'Storage', description: '44,000 square metres at Leixões, 6,000 of them kept at 18 °C.' },
      ],
    },
  },
];
