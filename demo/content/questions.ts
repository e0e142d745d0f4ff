import type { DemoEntry } from './entry.ts';

const question = (name: string, description: string): DemoEntry<'faq'> => ({ document: { name, description } });

const delivery = (
  weeks: string,
) => `<p>Stock goods leave within three working days. Made to order: yarn two weeks, cloth four to six, tiles three, printed tins
five, bottles from a standing mould ${weeks}. Then add the voyage: five days to Bergen, nine to Halifax, 27 to Valparaíso and 44
to Yokohama. For other ports ask the <a href="/contact">export office</a>.</p>`;

export const questions: DemoEntry<'faq'>[] = [
  question(
    'What is the smallest order?',
    `<p>Goods in stock: one carton, and from the <strong>glass works</strong> one pallet. Goods made for you start at 300 metres of
cloth, 3,000 carrier bags or 50,000 embossed bottles. Where another minimum
applies, the product page names it.</p>`,
  ),
  question(
    'How do I get samples?',
    `<p>Write to the <a href="/contact">export office</a> with the name of the product. Stock samples are free, leave within two
working days and cost you only the postage above two kilograms. Samples made to your drawing take eight days.</p>`,
  ),
  {
    ...question('How long does delivery take?', delivery('four')),
    // The German answer still names the weeks of the older furnace: the office has an outdated text to show.
    earlier: { fields: { description: delivery('five') }, languages: ['de'] },
  },
  question(
    'Which delivery terms do you offer?',
    `<p>Within the European Union delivered and duty paid; overseas FOB Leixões or CIF to 60 ports. We arrange insurance if you
wish, at cost.</p>`,
  ),
  question(
    'Can goods of several works share a container?',
    `<p>Yes, and about a third of our containers are loaded this way. Quayline collects from all works and loads to your drawing; one
invoice and one packing list cover everything.</p>`,
  ),
  question(
    'How do you take payment?',
    `<p>By bank transfer within 30 days once we know each other. First orders are paid half in advance, half against papers; from
60,000 euros a letter of credit is usual.</p>`,
  ),
  question(
    'May we visit the works?',
    `<p>With pleasure, on Thursdays. A tour of two works takes half a day; sturdy shoes, please, and children from the age of ten.
Ask for a date through the <a href="/contact">contact page</a>.</p>`,
  ),
  question(
    'Where does your cotton come from?',
    `<p>In 2025 from Greece (34 percent), Spain (22), Brazil (27) and Egypt (17). One bale in five comes from 31 farms that we
have visited ourselves; by 2030 it is to be one in three.</p>`,
  ),
  question(
    'Are your tins and lids free of bisphenol A?',
    `<p>All tins and lids for food have been made without it since 2019, and our lids contain no PVC. The test sheet of each lot
can be had from the <strong>laboratory</strong> by its lot number.</p>`,
  ),
  question(
    'What happens when something is wrong?',
    `<p>Send a picture and the lot number. A colleague who was in the works that day answers within one working day. If the fault is
ours, we replace the goods and fetch the others; in 2025 that was 0.4 percent of deliveries.</p>`,
  ),
  question(
    'Do you repair or match old tiles?',
    `<p>Yes. Send a shard of at least three centimetres. Our <a href="/concern/salgado-tile-works">tile works</a> makes a match in
six weeks, from 40 tiles upwards.</p>`,
  ),
  question(
    'How do I apply when there is no opening?',
    `<p>Use the form on the <a href="/career">career page</a> and choose the department. We answer everybody within three weeks and
keep the papers no longer than our <a href="/privacy-policy">privacy policy</a> says.</p>`,
  ),
];
