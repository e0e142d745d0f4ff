import type { DemoEntry } from './entry.ts';
import { pic } from './references.ts';

const certificate = (
  number: string,
  name: string,
  validUntil: string,
  description: string,
): DemoEntry<'certificate'> => ({
  document: {
    name,
    description,
    validUntil,
    image: pic(`certificate-${number}`, `Framed certificate with seal: ${name}`),
  },
});

export const certificates = [
  certificate(
    '9001',
    'ISO 9001:2015, quality management',
    '2028-06-30',
    'Held by the spinning mill since 1999 and by all eight companies since 2017. Audited every year in May.',
  ),
  certificate(
    '14001',
    'ISO 14001:2015, environmental management',
    '2028-06-30',
    'All nine sites. The audit of 2025 named our water balance as an example and our tile waste as a task.',
  ),
  certificate(
    '45001',
    'ISO 45001:2018, safety at work',
    '2027-11-30',
    'All nine sites. 2.9 accidents with lost days per million hours in 2025, after 4.1 in 2023.',
  ),
  certificate(
    '50001',
    'ISO 50001:2018, energy management',
    '2027-09-15',
    'Tile works, glass works, spinning mill and dye house, which use 83 percent of our energy.',
  ),
  certificate(
    '22000',
    'ISO 22000:2018, food safety',
    '2029-02-28',
    'Glass, tins, lids and paper for food. Traced from the pallet back to the shift within forty minutes.',
  ),
  certificate(
    '12201',
    'EN 12201, pipes for drinking water',
    '2028-12-31',
    'Water pipe PE 100 from 20 to 630 millimetres, type-tested and watched over by an independent institute.',
  ),
];

export const crests: DemoEntry<'crest'>[] = [
  {
    document: {
      name: 'The sun and the shuttle',
      description:
        'Crest of the group, drawn in 2006 for its twentieth year: the rising sun of the name above a weaver’s shuttle ' +
        'and three waves. It hangs over the gate of the first mill.',
      image: pic('crest-sun', 'Shield in teal with an amber rising sun, a shuttle and three waves'),
    },
  },
  {
    document: {
      name: 'The heron and the kiln',
      description:
        'Crest of the Salgado Tile Works, after the heron that nests in its clay pit. Found on a tile of 1931 and taken ' +
        'up again in 1997.',
      image: pic('crest-heron', 'Quartered shield with a white heron and flames'),
    },
  },
  {
    document: {
      name: 'The pine and the flame',
      description:
        'Crest of Pinhal Glass. The pine stands for the royal forest of Leiria, whose wood fired the first furnaces of ' +
        'Marinha Grande.',
      image: pic('crest-pine', 'Shield with a green pine above a flame on sand'),
    },
  },
  {
    document: {
      name: 'The anchor and the keys',
      description:
        'Granted to Quayline Logistics by the pilots of Leixões in 2020 after five years without a single late ship.',
      image: pic('crest-anchor', 'Shield in dark blue with a golden anchor between two keys'),
    },
  },
];
