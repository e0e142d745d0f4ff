import type { DemoEntry } from './entry.ts';
import { pic } from './references.ts';

export const news2025: DemoEntry<'news'>[] = [
  {
    document: {
      heading: 'A third truck route to the Baltic',
      date: '2025-11-20T11:00:00Z',
      image: pic('warehouse', 'High shelves with pallets in a hall, a fork-lift in the aisle'),
      description: `<p>Quayline now loads for Gdańsk, Riga and Tallinn every Friday. Goods from the works reach customers in
Lithuania in seven days instead of eleven, by sea as far as Rotterdam and then by rail.</p>
<p>The route began as a favour to a single knitter in Kaunas. It now carries 40 tonnes a week, tiles for the most part.</p>`,
    },
  },
  {
    document: {
      heading: 'Laboratory accredited for food contact tests',
      date: '2025-09-11T08:30:00Z',
      image: pic('laboratory', 'Two technicians at a bench with glassware and yarn samples'),
      description: `<p>Whether a lacquer gives anything off to tomatoes, or a lid to olive oil, had to be tested in Milan until now. Since
1 September our own laboratory in Guimarães has been allowed to sign the sheet: it was accredited for migration tests after an audit of four
days.</p>
<p>For customers this shortens the approval of a new tin or jar from seven weeks to three. Priya Nair's team of 27 also
offers free capacity to smaller makers in the region, at cost.</p>`,
    },
  },
  {
    document: {
      heading: 'Storm Irene: all safe, two roofs repaired',
      date: '2025-05-22T17:45:00Z',
      image: pic('atlantic', 'Waves break against a lighthouse under heavy clouds'),
      description: `<p>The storm of 19 May took part of the roof from the sack hall in Viana and flooded the lower yard in Matosinhos.
No one was hurt. Both works were making goods again after three days, with help from all the others: 60 people from seven
sites came with pumps, planks and soup.</p>
<p>Orders delayed by the storm have all been delivered. We thank the customers who rang to ask how we were before they asked
about their goods.</p>`,
    },
  },
  {
    document: {
      heading: 'Paper instead of film around towels',
      date: '2025-02-13T10:00:00Z',
      image: pic('packed-linen', 'Folded towels and covers in cartons with paper bands'),
      description: `<p>From this month no towel leaves Famalicão in a plastic bag. A band of kraft paper from our own
<a href="/concern/lima-sackworks">sackworks</a> holds each set of four, and the carton is lined with tissue. That makes 38
tonnes of film a year that our customers no longer have to open, swear at and throw away.</p>`,
    },
  },
];
