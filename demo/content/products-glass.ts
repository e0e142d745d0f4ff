import { product } from './product.ts';
import { facts, ownVideo, still, video } from './references.ts';

const bottles = still('packed-bottles', 'Layers of bottles on a wrapped pallet');
const jars = still('packed-jars', 'Jars in trays of board, stacked on a pallet');
const line = still('bottle-line', 'Green bottles in single file pass an inspection light');
const furnace = still('furnace', 'Drops of glowing glass fall into moulds below the furnace');

export const glassProducts = [
  product(
    'glass-bottles',
    'Bordeaux bottle 750 ml',
    `<p>Our most-made bottle: 61 million in 2025. High shoulders, a deep enough punt to stack, and at 395 grams about a
quarter lighter than it was. It is filled from Monção to Mendoza.</p>
${facts({
  Contents: '750 ml at 63 mm below the rim',
  Weight: '395 g',
  Colours: 'Dead-leaf green, flint',
  Finish: 'Cork 18.5 mm, or BVS 30 × 60',
  Packing: '1,596 a pallet',
})}`,
    [
      still('bordeaux', 'Three green wine bottles, light falling through the glass'),
      still('glass-close', 'Rims of green bottles seen from above, catching the light'),
      bottles,
      line,
      video(ownVideo('a-bottle-is-born'), 'A bottle is born'),
    ],
  ),
  product(
    'glass-bottles',
    'Olive-oil bottle 500 ml',
    `<p>A square bottle in dark glass, because light is what oil fears most. The flat sides take a label of 70 by 110
millimetres; the finish takes a pourer that cannot be refilled.</p>
${facts({ Contents: '500 ml', Weight: '420 g', Colours: 'Antique green, amber', Finish: '31.5 × 24 mm' })}`,
    [
      still('oil-bottle', 'Two square dark bottles of olive oil with an olive branch'),
      still('oil-bottle-close', 'The shoulder of a dark bottle with light along its edges'),
      bottles,
    ],
  ),
  product(
    'glass-bottles',
    'Swing-top bottle 330 ml',
    `<p>Made for a brewer in Viana who wanted the sound. Annealed twice to stand 25 fillings; the porcelain stopper comes from
our own <a href="/concern/salgado-tile-works">tile works</a>.</p>
${facts({ Contents: '330 ml', Weight: '310 g', Pressure: '12 bar, every bottle tested', Colours: 'Amber, flint' })}`,
    [
      still('swing-top', 'Amber swing-top bottles, one open with the wire bail down'),
      still('swing-top-close', 'Porcelain stopper and wire on the neck of an amber bottle'),
      bottles,
      furnace,
    ],
  ),
  product(
    'glass-bottles',
    'Water bottle 1 litre',
    `<p>A table bottle for springs and restaurants, returnable, with a ring below the neck for the crate and room for an
embossed name.</p>
${facts({ Contents: '1,000 ml', Weight: '560 g, returnable', Colours: 'Flint, pale blue', Embossing: 'From 50,000 pieces' })}`,
    [
      still('water-bottle', 'Clear and pale blue water bottles with a filled glass'),
      still('water-bottle-close', 'Drops on clear glass with an embossed wave'),
      bottles,
      line,
    ],
  ),
  product(
    'jars',
    'Preserving jar 370 ml',
    `<p>The jar on which our lids are tested. Straight walls for easy filling, a wide mouth for a spoon, and a base that locks
into the lid below it.</p>
${facts({ Contents: '370 ml to the brim', Weight: '165 g', Finish: 'Twist-off 66 mm', Temperature: 'Sterilised at 121 °C' })}`,
    [
      still('preserving-jar', 'Jars of peppers, apricots and beans with metal lids'),
      still('jar-close', 'Glass threads of a jar mouth without its lid'),
      jars,
    ],
  ),
  product(
    'jars',
    'Hexagonal honey jar 250 ml',
    `<p>Six flat sides let the light through, which is half of selling honey. Beekeepers may order by the single pallet, and
two hundred of them do.</p>
${facts({ Contents: '250 ml, 350 g of honey', Weight: '150 g', Finish: 'Twist-off 63 mm', Packing: '3,060 a pallet' })}`,
    [
      still('honey-jar', 'Two six-sided jars of honey with a wooden dipper'),
      still('honey-jar-close', 'Light shining through honey behind a glass edge'),
      jars,
      furnace,
    ],
  ),
];
