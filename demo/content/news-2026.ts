import type { DemoEntry } from './entry.ts';
import { pic } from './references.ts';

export const news2026: DemoEntry<'news'>[] = [
  {
    document: {
      heading: 'Kiln two lights its first hydrogen flame in Aveiro',
      date: '2026-11-12T10:30:00Z',
      image: pic('kiln', 'A roller kiln glows through its open end while tiles roll out'),
      description: `<p>At 6.40 on Tuesday morning the second roller kiln of the Salgado Tile Works took a mixture of natural gas
and 12 percent hydrogen for the first time. It ran for nine hours, fired 3,400 square metres of floor tile, and no one in
the sorting room could tell them from those of the day before.</p>
<p>The burners were changed during the August stop. Over the winter the share is to rise in steps of three points; at 30
percent, planned for 2028, the kiln will save 2,100 tonnes of carbon dioxide a year.</p>
<p>“The colour of the flame is the only thing that has changed,” says Stefan Kowalczyk, who is in charge of everything hot
in the group. “You can hardly see it any more. We had to buy new cameras.”</p>
<p>The hydrogen comes by road from an electrolyser at Estarreja, 18 kilometres away. A pipeline is being discussed with the
municipality.</p>`,
    },
  },
  {
    document: {
      heading: 'Forty years: 4,200 visitors at the open day',
      date: '2026-10-08T15:00:00Z',
      image: pic('open-day', 'Families walk across a mill yard under strings of pennants'),
      description: `<p>On 6 October 1986 the first frame was started in Guimarães. Forty years later to the day, Rosa Machado pressed
the same green button, and ring frame number 7 ran for a minute before 4,200 guests.</p>
<p>All nine sites were open. Most crowded were the furnace in Marinha Grande, where visitors could blow a bottle of their own
(812 did, and 511 of them stand upright), and the berth at Leixões, where a ship's cook from Manila served soup.</p>
<h3>A present for the town</h3>
<p>The employees' trust gave 40 bursaries for the textile school, one for each year. The first ten began in
September.</p>`,
    },
  },
  {
    document: {
      heading: 'Access chamber 600 enters the range',
      date: '2026-09-24T08:15:00Z',
      image: pic('trench', 'Two workers lay a blue pipe in a trench beside a road'),
      description: `<p>Vouga Pipe Systems now makes the chamber as well as the pipes that lead to it. The first
of its kind from Águeda weighs 29 kilograms and is carried by two people, where concrete needs a crane and a closed road.</p>
<p>Three inlets turn by seven degrees each way, so that a crooked trench is no longer a reason to stop work. It was tried for
a year in eleven streets of Sever do Vouga, through two floods.</p>
<p>It can be ordered from stock from January 2027. Pictures and drawings follow in December.</p>`,
    },
  },
  {
    document: {
      heading: 'The night lorry goes electric',
      date: '2026-06-18T13:00:00Z',
      image: pic('coast-road', 'A lorry drives along a coast road above the sea'),
      description: `<p>Since Monday the round between Guimarães, Famalicão and Leixões has been driven by two electric tractor
units. They leave at 21.30, when our roofs have filled the batteries and the motorway is empty, and have 140 kilometres to go
with 26 tonnes behind them.</p>
<p>Drivers were asked first: six of eight wanted to change. “It is so quiet that I hear the rain,” writes Ana Couto, who has
driven for Quayline since the first day.</p>`,
    },
  },
  {
    document: {
      heading: 'Figures for 2025: fewer kilowatt-hours, more cloth',
      date: '2026-03-05T09:00:00Z',
      image: pic('mill-morning', 'A brick mill with a saw-tooth roof beside a river in the morning'),
      description: `<p>Turnover of the group rose by 5.4 percent to 412 million euros in 2025. Bought energy fell by 4.3 percent to
381 gigawatt-hours, the third fall in a row, although we wove a million metres more.</p>
<p>The profit after tax of 21.6 million euros stays in the works but for 5.4 million; the employees' trust receives a
good third of that. Every employee receives 610 euros in April.</p>
<p>The full report, with all eight companies one by one, is among our <a href="/corporate-values">reports</a>.</p>`,
    },
  },
];
