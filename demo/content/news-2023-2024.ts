import type { DemoEntry } from './entry.ts';
import { pic } from './references.ts';

export const news2024: DemoEntry<'news'>[] = [
  {
    document: {
      heading: 'The last roof is on: 9.6 megawatts of sun',
      date: '2024-10-17T12:00:00Z',
      image: pic('solar-roof', 'Rows of solar panels on saw-tooth roofs in low sun'),
      description: `<p>With the roof of the glass works the last of nine sites has gone on the grid. Some 21,400 panels now lie on our
halls. In a year of average weather they make 13.4 gigawatt-hours, which is what the spinning mill needs from March to
October.</p>
<p>The panels were laid by firms from the region in 26 months. What the roofs yield on Sundays goes to 340 neighbours at half
the usual price, through a community we founded with the parish of Creixomil.</p>`,
    },
  },
  {
    document: {
      heading: 'Twelve young people, twelve diplomas',
      date: '2024-06-06T16:00:00Z',
      image: pic('apprentice-bench', 'An older man shows an apprentice how to measure at a workbench'),
      description: `<p>All twelve fitters and toolmakers of this year's class passed, three of them with distinction. The best of the
year, Beatriz Lobo, built a gauge for jar threads as her piece of work; it is in use on line two already.</p>
<p>The next class starts in September with 64 places in nine trades. If you want to look round first, you may spend a
<a href="/career">week with us</a> in the holidays.</p>`,
    },
  },
  {
    document: {
      heading: 'Old façades of Ovar get their tiles back',
      date: '2024-04-11T09:30:00Z',
      image: pic('facade', 'A house front covered in blue patterned tiles, with a balcony'),
      description: `<p>In three years the Salgado Tile Works has copied 27 historic patterns for the town of Ovar: 8,600 tiles for 41
house fronts. Each began with a shard, a photograph and a good deal of patience, because cobalt of 1890 was not as pure as it
is now, and purity is the wrong colour.</p>
<p>The moulds and recipes are kept and may be used by anyone who repairs.</p>`,
    },
  },
  {
    document: {
      heading: 'New weaving shed opens',
      date: '2024-01-25T10:00:00Z',
      image: pic('loom-hall', 'A weaver walks between two rows of looms with blue and amber warps'),
      description: `<p>Forty-eight air-jet looms started this week in the new shed in Vila Nova de Famalicão. It is built of timber, lit
from the north, and so quiet on its damped feet that one can talk beside a running loom.</p>
<p>With it Alvorim Weaving has 184 looms and 36 new jobs, most of them filled by people who had worked in shops and kitchens
before and learned the trade in our school.</p>`,
    },
  },
];

export const news2023: DemoEntry<'news'>[] = [
  {
    document: {
      heading: 'Sardine tin wins design award',
      date: '2023-10-05T14:00:00Z',
      image: pic('club-tin', 'Flat fish tins with printed lids, one of them open'),
      description: `<p>A tin that has looked the same since 1938 has won an award for new design. What the jury in Lisbon liked was the
ring pull: it stands up by itself when the lid is pressed, so that people with stiff fingers can open it.</p>
<p>The idea came from the line itself, from Lurdes Pinho, who has stamped lids for 29 years and has stiff fingers. She
received the prize money.</p>`,
    },
  },
  {
    document: {
      heading: 'Water used twice: the plant in Famalicão is running',
      date: '2023-05-18T09:00:00Z',
      image: pic('water-works', 'Round settling tanks with clear water beside reeds'),
      description: `<p>What leaves the dye house now passes through reeds, sand and a membrane and comes back to the jets. The plant
takes 1,100 cubic metres a day; before, all of it went to the municipal works.</p>
<p>It cost 6.2 million euros and pays for itself in eleven years. The river Pelhe will notice sooner: in dry summers we took
up to a tenth of its water.</p>`,
    },
  },
  {
    document: {
      heading: 'Export office moves to the harbour',
      date: '2023-02-09T11:30:00Z',
      image: pic('head-office', 'A white office building with long windows beside the harbour'),
      description: `<p>The people who sell and the people who ship now share a corridor. On Monday 34 colleagues of the export office
moved from Guimarães to the old ice factory in Rua da Doca Velha, Matosinhos, from whose windows they can see whether the ship
has come.</p>
<p>Telephone numbers stay as they are. The coffee, we are told, is better.</p>`,
    },
  },
];
