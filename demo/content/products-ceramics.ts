import { product } from './product.ts';
import { facts, still, video } from './references.ts';

const pallet = still('packed-tiles', 'Cartons of tiles strapped on a pallet with edge guards');
const crockery = still('packed-tableware', 'Plates in two glazes set out in a wooden crate');
const hall = still('tiled-hall', 'A bright entrance hall with a tiled floor and an arched window');
const facade = still('facade', 'A house front covered in blue patterned tiles, with a balcony');

export const ceramicProducts = [
  product(
    'floor-tiles',
    'Areal porcelain stone 60 × 60',
    `<p>Full-body porcelain stone in four mineral tones. Coloured through, pressed with 420 bar, rectified to a tenth of a
millimetre and laid with a joint of two.</p>
${facts({
  Size: '597 × 597 × 9.5 mm',
  'Water absorption': '0.08 percent',
  'Slip resistance': 'R10 (R11 brushed)',
  Packing: '4 tiles, 1.43 m², 31 kg a carton',
})}`,
    [
      still('porcelain-floor', 'Square porcelain tiles stacked, one leaning in front'),
      still('porcelain-floor-close', 'Speckled mineral surface with a fine joint'),
      pallet,
      hall,
      video('https://www.youtube-nocookie.com/embed/AlvorimTile', '47 minutes through the kiln'),
    ],
  ),
  product(
    'floor-tiles',
    'Terracotta hexagon',
    `<p>Clay from Águeda, iron-red, drawn and wire-cut, fired slowly. No two are quite the same colour, and they should be
mixed from three cartons when laid.</p>
${facts({
  Size: '200 mm across the flats, 15 mm thick',
  Finish: 'Untreated, or oiled here',
  Use: 'Inside, and outside where it does not freeze',
})}`,
    [
      still('hex-floor', 'Red hexagonal tiles, some stacked, some laid in a honeycomb'),
      still('hex-floor-close', 'A honeycomb of hexagons in many reds'),
      pallet,
    ],
  ),
  product(
    'floor-tiles',
    'Non-slip stair tread',
    `<p>A tread with a pressed nosing and eleven grooves, made for railway stations. The contrasting edge can be seen at
dusk and cannot wear off, since it is fired in.</p>
${facts({
  Size: '300 × 1,200 × 14 mm',
  'Slip resistance': 'R11, ramp test barefoot class C',
  'Light difference': 'Over 60 points between edge and tread',
})}`,
    [
      still('stair-tread', 'Three steps with grooved treads and a light edge'),
      still('stair-tread-close', 'Grooves along the front edge of a tread'),
      pallet,
    ],
  ),
  product(
    'floor-tiles',
    'Terrazzo 40 × 40',
    `<p>Chips of our own broken tiles in a cement of white sand: 71 percent of it would otherwise be waste. Ground and sealed,
it wears for sixty years in a school corridor.</p>
${facts({
  Size: '400 × 400 × 18 mm',
  Recycled: '71 percent by weight',
  Grounds: 'White, sand, teal',
})}`,
    [
      still('terrazzo', 'Terrazzo tiles with teal, clay and amber chips, stacked and leaning'),
      still('terrazzo-close', 'Chips of many colours in a pale ground'),
      pallet,
      hall,
    ],
  ),
  product(
    'wall-tiles',
    'Metro tile 7.5 × 15',
    `<p>The bevelled tile of kitchens and underground stations. Ours is glazed twice, so that the bevel is as even as the
face, and comes with eleven trims.</p>
${facts({
  Size: '75 × 150 × 7 mm',
  Colours: '36, gloss or satin',
  Packing: '88 tiles, 0.99 m² a carton',
})}`,
    [
      still('metro-tile', 'Bevelled tiles in white and teal, laid in brick bond against a wall'),
      still('metro-tile-close', 'Bevelled edges of glossy tiles with light running along them'),
      pallet,
    ],
  ),
  product(
    'wall-tiles',
    'Azul pattern tile 14 × 14',
    `<p>Screen-printed by hand in cobalt on tin white, after eleven old drawings from Aveiro and Ovar and four new ones. For
repairs we match shards: send one in an envelope.</p>
${facts({
  Size: '140 × 140 × 9 mm',
  Drawings: '15, each with border and corner',
  Delivery: 'Four weeks; six for matched shades',
})}`,
    [
      still('azul-tile', 'Four blue and white pattern tiles form a rosette'),
      still('azul-tile-close', 'A field of blue rosettes, repeating'),
      facade,
      pallet,
      video('https://player.vimeo.com/video/999000105', 'Printing a tile by hand'),
    ],
  ),
  product(
    'wall-tiles',
    'Onda relief tile',
    `<p>A wave three millimetres deep that lies differently with every hour of the day. Four tiles can be turned to form
lines, circles or no pattern at all.</p>
${facts({
  Size: '200 × 200 × 11 mm',
  Glazes: 'Chalk, celadon, deep sea',
  Cleaning: 'Smooth enough for kitchens; tested with oil and turmeric',
})}`,
    [
      still('wave-tile', 'Pale green tiles with a wave relief, one turned to the light'),
      still('wave-tile-close', 'Curved ridges in slanting light across many tiles'),
      pallet,
    ],
  ),
  product(
    'wall-tiles',
    'Matt field tile 20 × 20',
    `<p>The quiet one. A plain square with a matt glaze that hides water marks, in 36 colours that go with each other, since
one person has mixed them all since 1998.</p>
${facts({
  Size: '198 × 198 × 7 mm',
  Colours: '36; shade cards free',
  Packing: '26 tiles, 1.02 m² a carton',
})}`,
    [
      still('field-tile', 'A fan of matt tiles in twelve calm colours'),
      still('field-tile-close', 'Squares in sand, teal, mist and clay with narrow joints'),
      pallet,
    ],
  ),
  product(
    'tableware',
    'Stoneware plate Ria',
    `<p>A plate for restaurants: stacks without rattling, goes from the oven to the table, and its rim survives a fall of 40
centimetres onto steel. The glaze breaks amber over the edge.</p>
${facts({
  Sizes: '16, 21, 27 and 31 cm',
  Glazes: 'Salt, tide, ember, slate, pine',
  Replacement: 'Single pieces for ten years',
})}`,
    [
      still('plates', 'A stack of stoneware plates with a reactive glaze'),
      still('plates-close', 'Glaze rings of teal and amber on a plate'),
      crockery,
    ],
  ),
  product(
    'tableware',
    'Stoneware jug and cups',
    `<p>Thrown forms, cast for evenness. The jug pours without a drop, which took nine moulds to get right, and the cup
holds a double espresso or a child's cocoa.</p>
${facts({
  Contents: 'Jug 1.1 litres, cup 0.18 litres',
  Dishwasher: '2,000 cycles tested',
  Packing: 'One jug and four cups, or singly by the crate',
})}`,
    [
      still('jug-cups', 'A stoneware jug with two cups in teal and sand'),
      still('jug-cups-close', 'Thrown rings on the belly of a jug where two glazes meet'),
      crockery,
    ],
  ),
];
