import { product } from './product.ts';
import { facts, still, video } from './references.ts';

const tins = still('packed-tins', 'Layers of tins between boards on a pallet');
const closures = still('packed-closures', 'Open cartons full of lids and corks');
const line = still('tin-line', 'Tins run along curved guides through a bright hall');
const press = still('tin-press', 'A tall press stamps lids out of a sheet of tinplate');

export const tinProducts = [
  product(
    'tins',
    'Club tin 125 ml',
    `<p>The sardine tin, drawn in two steps from 0.18-millimetre tinplate. Its ring pull opens at 22 newtons: easily, but not
in a rucksack. The canneries of Matosinhos have used it since 1938, with the key until 1992.</p>
${facts({
  Size: '104 × 60 × 22 mm',
  Coating: 'Epoxy-free, for fish in oil, tomato or brine',
  Print: 'Lid and sides, six colours',
  'Shelf life': 'Five years',
})}`,
    [
      still('club-tin', 'Flat fish tins with printed lids, one of them open'),
      still('club-tin-close', 'The ring pull on an embossed lid'),
      tins,
      press,
      video('https://www.youtube-nocookie.com/embed/AlvorimTins', 'Eleven tins a second'),
    ],
  ),
  product(
    'tins',
    'Round tin 400 g',
    `<p>For tomatoes, beans and condensed milk. Three pieces, welded and beaded, strong enough to be stacked fourteen high.
Every tin is tested with air for leaks before it leaves.</p>
${facts({ Size: '73 × 110 mm', Contents: '425 ml', Ends: 'Easy-open or plain', Packing: '2,430 a pallet' })}`,
    [
      still('round-tin', 'Round tins stacked as a pyramid, one with a printed label'),
      still('round-tin-close', 'Beads along the side of a tin in bands of light'),
      tins,
      line,
    ],
  ),
  product(
    'tins',
    'Olive-oil can 3 litres',
    `<p>A rectangular can with a recessed spout and a handle that does not cut. Lithographed in our own print shop; the
varnish is scratched with a steel needle before we let it go.</p>
${facts({ Size: '149 × 85 × 265 mm', Contents: '3 litres; also 1 and 5', Print: 'Six colours and varnish' })}`,
    [
      still('oil-tin', 'Two tall olive-oil cans with a printed branch'),
      still('oil-tin-close', 'Printed olives on a can, next to its rolled seam'),
      tins,
    ],
  ),
  product(
    'tins',
    'Tea caddy 100 g',
    `<p>A slip-lid caddy with an inner lid, so tight that it sighs. Matt outside, bare tin inside. Museums order it with
their pictures, tea merchants with nothing but a colour.</p>
${facts({ Size: '76 × 96 mm', Minimum: '1,500 with print, 250 in stock colours', Embossing: 'Lid, up to 1.2 mm' })}`,
    [
      still('tea-caddy', 'Tea caddies in teal, clay and sand, one open with tea beside it'),
      still('tea-caddy-close', 'Embossed sun rays on the lid of a caddy'),
      tins,
      press,
    ],
  ),
  product(
    'closures',
    'Twist-off lid 63 mm',
    `<p>Four lugs, a quarter turn, and a button that clicks the first time. The sealing compound is free of PVC and
plasticisers and passes fatty food for a year.</p>
${facts({ Sizes: '38 to 82 mm', Compound: 'PVC-free', Colours: 'Gold, white, black, or printed', Packing: '1,400 a carton' })}`,
    [
      still('twist-lid', 'Gold and white lids, one turned over to show its ring'),
      still('twist-lid-close', 'The safety button and rings on a gold lid'),
      closures,
    ],
  ),
  product(
    'closures',
    'Natural cork 45 × 24',
    `<p>Punched from one piece of bark that took nine years to grow in the Alentejo. We do not make corks; we choose them,
wash them, test them on our bottles and print them.</p>
${facts({ Size: '45 × 24 mm', Grades: 'Three', Testing: 'Each lot sniffed and soaked for 24 hours', Packing: 'Bags of 1,000' })}`,
    [
      still('cork', 'Corks in a bowl and loose before a green bottle'),
      still('cork-close', 'The grain of cork with its dark pores'),
      closures,
    ],
  ),
];
