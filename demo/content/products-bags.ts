import { product } from './product.ts';
import { facts, still, video } from './references.ts';

const sacks = still('packed-sacks', 'Bales of folded sacks, strapped, on a pallet');
const cartons = still('packed-bags', 'Flat bags bundled in cartons with a paper band');
const jute = still('jute-close', 'Coarse jute threads crossing, a few loose fibres in the light');
const kraft = still('kraft-close', 'Brown kraft paper with a folded edge and fine ribs');

export const bagProducts = [
  product(
    'jute-bags',
    'Jute sack, 50 kg coffee',
    `<p>The sack green coffee travels in, from hessian with three blue stripes. Batched with rice-bran oil instead of
mineral oil, so that beans keep their own smell.</p>
${facts({
  Size: '70 × 100 cm, 620 g',
  'Safe load': '50 kg, tested at 75',
  Print: 'Up to three colours on both sides',
  Packing: '300 a bale',
})}`,
    [
      still('jute-sack', 'A full jute sack tied at the top, with a second one lying beside it'),
      jute,
      sacks,
      still('coffee-warehouse', 'Sacks of coffee stacked high in a timber-roofed warehouse'),
    ],
  ),
  product(
    'jute-bags',
    'Jute shopper',
    `<p>The bag that made us known to people who buy no yarn. Lined with cotton, with padded handles and a flat bottom; sewn
by hand at 40 machines in Viana do Castelo.</p>
${facts({
  Size: '38 × 33 × 19 cm',
  'Safe load': '15 kg',
  Print: 'One to four colours, from 250 pieces',
  Handles: 'Cotton webbing, 60 cm',
})}`,
    [
      still('jute-shopper', 'A jute shopping bag with cotton handles, filled with bread and greens'),
      still('jute-shopper-close', 'The seam where a cotton handle joins the jute'),
      cartons,
      still('sack-hall', 'People at sewing machines close jute sacks in a hall with high windows'),
      video('https://www.youtube-nocookie.com/embed/AlvorimSack', 'A bag in ninety seconds'),
    ],
  ),
  product(
    'jute-bags',
    'Jute bottle carrier',
    `<p>One, two or three bottles side by side, with a divider of canvas and a window that shows the label. Designed for the
wine growers of the Douro and ordered by them each September.</p>
${facts({ Sizes: 'One, two or three bottles of 0.75 litres', 'Safe load': '5 kg', Print: 'One or two colours' })}`,
    [still('jute-carrier', 'Two wine bottles in a jute carrier with a wooden handle'), jute, cartons],
  ),
  product(
    'jute-bags',
    'Hessian by the roll',
    `<p>For gardeners, upholsterers and anyone who wraps trees in November. Plain weave in three densities, edges
selvedged, rotting away within two years in the soil.</p>
${facts({ Weights: '190, 230 and 305 g/m²', Widths: '102, 137 and 183 cm', Length: '50 or 91 metres a roll' })}`,
    [
      still('hessian', 'A roll of hessian, its end unrolled over a table edge'),
      still('hessian-close', 'Open hessian weave with light between the threads'),
      sacks,
    ],
  ),
  product(
    'paper-bags',
    'Flat-bottomed kraft bag',
    `<p>The plain brown bag, in nine sizes from pills to potatoes. One layer of 70-gram kraft, glued with starch; it goes
into the paper bin as it is.</p>
${facts({ Sizes: 'Nine, from 10 to 36 cm wide', Paper: '70 g/m² brown or white kraft', Minimum: '10,000 a size' })}`,
    [still('kraft-bag', 'Three brown paper bags of different sizes in a row'), kraft, cartons],
  ),
  product(
    'paper-bags',
    'Carrier bag with twisted handles',
    `<p>A shop's own bag: 110-gram kraft, twisted paper handles glued under a patch, printed with water-based inks. Ten
kilograms hang on it for a day without creep.</p>
${facts({
  Sizes: '18 × 8 × 22 to 45 × 17 × 48 cm',
  Print: 'Up to four colours all over',
  Minimum: '3,000 a drawing',
  Delivery: 'Five weeks from approved proof',
})}`,
    [
      still('carrier-bag', 'Paper carrier bags in teal, amber and brown with twisted handles'),
      still('carrier-bag-close', 'A twisted paper handle under its glued patch'),
      cartons,
      still('paper-hall', 'A broad web of brown paper runs over rollers of a printing machine'),
    ],
  ),
  product(
    'paper-bags',
    'Valve sack for cement',
    `<p>Two layers of sack kraft with a valve in the corner that closes as the sack fills. Filled in four seconds and stacked
eight high. There is no film inside, so the pulper takes it whole.</p>
${facts({
  Contents: '25 or 35 kg',
  Paper: '2 × 80 g/m² extensible sack kraft',
  Drop: 'Ten falls from 85 cm without a break',
})}`,
    [
      still('cement-sack', 'Two stacked paper cement sacks with a printed band'),
      still('cement-sack-close', 'The corner of a paper sack with its printed band'),
      sacks,
    ],
  ),
  product(
    'paper-bags',
    'Bakery bag with window',
    `<p>For bread that wants to be seen and to breathe. The window is cellulose, the paper is 40-gram greaseproof, and both
may go on the compost.</p>
${facts({ Sizes: 'Six, from roll to long loaf', Window: 'Cellulose film, 8 cm wide', Print: 'Up to two colours' })}`,
    [still('bakery-bag', 'A loaf in a paper bag with a clear window, another bag beside it'), kraft, cartons],
  ),
];
