import type { DemoEntry } from './entry.ts';
import { pic } from './references.ts';

const country = (name: string, picture: string, description: string) => ({
  name,
  description,
  image: pic(`route-${picture}`, `Dotted world map with a line from Portugal to ${name}`),
});

export const exportSections: DemoEntry<'export'>[] = [
  {
    document: {
      name: 'Europe',
      description: `<p>Fifty-two percent of our exports stay in Europe. Full loads go by road within a week; <strong>part loads
leave Leixões every Tuesday and Friday</strong>. Prices are quoted delivered, duty paid.</p>`,
      items: [
        country('Germany', 'germany', 'Yarn, towels and tiles; 74 million euros in 2025. Own stock in Duisburg.'),
        country('France', 'france', 'Bottles for Bordeaux, tiles for Lyon: 61 million euros. By rail since 2022.'),
        country('Norway', 'norway', 'Heating pipe and workwear twill, by sea to Bergen in five days.'),
        country('Poland', 'poland', 'Cloth for 41 makers around Łódź and Poznań; weekly by road and rail.'),
        country('Italy', 'italy', 'Poplin, fine yarn and oil bottles; by sea to Livorno every ten days.'),
      ],
    },
  },
  {
    document: {
      name: 'The Americas',
      description: `<p>The ships that bring us cotton take tiles and bottles back. Sailings to the east coast of the United States
every week, to Santos and Valparaíso every fortnight.</p>`,
      items: [
        country('United States', 'united-states', 'Tiles and stoneware through Norfolk, Virginia; 38 million euros.'),
        country('Canada', 'canada', 'Towels for hotels, bags for bakeries; by way of Halifax, nine days.'),
        country('Mexico', 'mexico', 'Tin ends and lids for canneries in Baja California.'),
        country('Brazil', 'brazil', 'Patterned tiles, as always; and pressure pipe for Ceará.'),
        country('Chile', 'chile', 'Wine bottles and sacks, twice a month to Valparaíso in 27 days.'),
      ],
    },
  },
  {
    document: {
      name: 'Africa and the Middle East',
      description: `<p>Our nearest neighbour overseas is Tangier, two days away. Pipes and fittings lead here: water works in eleven
countries use them, often with <strong>our fitters there for the first month</strong>.</p>`,
      items: [
        country('Morocco', 'morocco', 'Yarn for knitters in Casablanca; twice a week by ferry and road.'),
        country('Ghana', 'ghana', 'Cocoa sacks, 4.1 million in 2025, and drainage pipe for Tema.'),
        country('Mozambique', 'mozambique', 'Water pipe for Beira and Nampula since the cyclone of 2019.'),
        country('Kenya', 'kenya', 'Coffee sacks and tea caddies, through Mombasa in 31 days.'),
        country('United Arab Emirates', 'emirates', 'Hotel towels and terrazzo; stock held at Jebel Ali.'),
      ],
    },
  },
  {
    document: {
      name: 'Asia and the Pacific',
      description: `<p>Far away and asking for the best we make. Orders for this region are checked twice and packed for ten weeks at
sea, with a drying agent in every carton.</p>`,
      items: [
        country('Japan', 'japan', 'Stoneware, fine yarn and sardine tins; Yokohama in 44 days.'),
        country('South Korea', 'south-korea', 'Compact yarn for shirt weavers in Daegu since 2013.'),
        country('Singapore', 'singapore', 'Our stock for South-East Asia, shared with two partners.'),
        country('Australia', 'australia', 'Wine bottles, jute shoppers and relief tiles, to Melbourne and Fremantle.'),
      ],
    },
  },
];
