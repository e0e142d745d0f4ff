import { product } from './product.ts';
import { facts, ownVideo, still, video } from './references.ts';

const cones = still('packed-cones', 'Cones of yarn in open cartons on a pallet');
const rolls = still('packed-rolls', 'Rolls of cloth wrapped in paper, stacked on a pallet');
const linen = still('packed-linen', 'Folded towels and covers in cartons with paper bands');
const hall = still('spinning-hall', 'Long rows of ring frames under a saw-tooth roof in morning light');
const looms = still('loom-hall', 'A weaver walks between two rows of looms with blue and amber warps');

export const clothProducts = [
  product(
    'cotton-yarn',
    'Combed ring yarn Ne 30/1',
    `<p>The yarn we have spun longest, and still the one most asked for. Combing takes out 17 percent of the fibre; what
is left makes single jersey with a clean face that keeps its shape after fifty washes.</p>
<h3>Data</h3>
${facts({
  Count: 'Ne 30/1 (19.7 tex)',
  Twist: '820 turns a metre, Z',
  Strength: '17.5 cN/tex, elongation 5.4 percent',
  Evenness: 'CVm 11.9 percent',
  Packing: '1.89 kg cones, 24 to the carton',
})}`,
    [
      still('ring-yarn', 'Three cones of white and sand-coloured yarn in window light'),
      still('ring-yarn-close', 'Close view of white yarn wound in crossing layers'),
      cones,
      hall,
      video(ownVideo('from-bale-to-cone'), 'From bale to cone'),
    ],
  ),
  product(
    'cotton-yarn',
    'Carded yarn Ne 20/1',
    `<p>A dry, slightly lively yarn for towels, denim weft and heavier knits. Spun from 27-millimetre cotton of three
origins that we blend over eighteen bales at a time, so that one lot is like the next.</p>
${facts({
  Count: 'Ne 20/1 (29.5 tex)',
  Strength: '15.2 cN/tex',
  Use: 'Terry, denim weft, fleece',
  Packing: '2.1 kg cones, 20 to the carton',
})}`,
    [
      still('carded-yarn', 'Two thick cones of undyed yarn beside a tuft of cotton'),
      still('carded-yarn-close', 'Close view of unbleached, slightly hairy yarn'),
      cones,
    ],
  ),
  product(
    'cotton-yarn',
    'Two-ply compact yarn Ne 60/2',
    `<p>Compact spinning presses the loose fibres into the yarn before it is twisted. Two such threads, plied and gassed,
give shirt cloth its gloss. Long-staple cotton from the Nile delta.</p>
${facts({
  Count: 'Ne 60/2 (2 × 9.8 tex)',
  Hairiness: '2.6 (compared with 4.1 for ring yarn)',
  Use: 'Poplin, fine piqué, sewing thread',
  Packing: '1.25 kg cones, 24 to the carton',
})}`,
    [
      still('compact-yarn', 'Slim cones in teal, white and amber on a wooden board'),
      still('compact-yarn-close', 'Close view of fine, glossy teal thread'),
      cones,
      hall,
    ],
  ),
  product(
    'cotton-yarn',
    'Recycled cotton yarn Ne 16/1',
    `<p>Half noil from our own combers, half torn cuttings from our customers, sorted by colour and not dyed. Each lot is a
melange of its own; we keep samples of all of them for matching.</p>
${facts({
  Count: 'Ne 16/1 (36.9 tex), open end',
  Content: '100 percent cotton, 94 percent of it recycled',
  Shades: 'Twelve, from slate to oat',
  Saving: '2,300 litres of water a kilogram against new cotton, our laboratory’s assessment, 2024',
})}`,
    [
      still('recycled-yarn', 'Speckled grey, blue and oat cones with a heap of cloth cuttings'),
      still('recycled-yarn-close', 'Close view of melange yarn in grey, blue and oat'),
      cones,
    ],
  ),
  product(
    'woven-cloth',
    'Poplin 120',
    `<p>Shirt poplin of compact yarn: fine ribs, dry hand, no shine on the elbows. Bleached, piece-dyed in 24 standing
colours or printed to your drawing.</p>
${facts({
  Weight: '120 g/m²',
  Density: '54 × 30 threads a centimetre',
  Width: '150 cm',
  Shrinkage: 'Under 2 percent after five washes at 60 °C',
})}`,
    [
      still('poplin', 'Folded lengths of poplin in white, mist and teal'),
      still('poplin-close', 'Fine plain weave with a soft fold across it'),
      rolls,
      looms,
    ],
  ),
  product(
    'woven-cloth',
    'Twill 260',
    `<p>Cloth for people who kneel, lift and carry. The steep twill line sheds dust; the weft is two-ply, so that the knee
outlives the seam.</p>
${facts({
  Weight: '260 g/m²',
  Weave: '3/1 twill, steep',
  Abrasion: '60,000 rubs to the first broken thread',
  Colours: 'Navy, slate, moss, rust, natural',
})}`,
    [
      still('twill', 'A roll and a folded length of dark blue twill'),
      still('twill-close', 'Slanting lines of twill in deep blue'),
      rolls,
    ],
  ),
  product(
    'woven-cloth',
    'Canvas 410',
    `<p>Heavy natural duck for bags, awnings and scenery. Woven on looms that we rebuilt ourselves in 2016, with a beat-up
force that the maker had not intended.</p>
${facts({
  Weight: '410 g/m²',
  Width: '160 or 210 cm',
  Finish: 'Loom state, or wax-free water-repellent',
  Tear: '92 N across the warp',
})}`,
    [
      still('canvas', 'Rolls of heavy natural canvas leaning together'),
      still('canvas-close', 'Coarse natural canvas with doubled threads'),
      rolls,
    ],
  ),
  product(
    'woven-cloth',
    'Yarn-dyed check',
    `<p>Checks and stripes from dyed yarn: the colour goes right through and stays. Choose from 140 drawings in the pattern
book, or send one; a hand-loom sample takes eight days.</p>
${facts({
  Weight: '135 g/m²',
  Colours: 'Up to eight in warp and six in weft',
  Minimum: '300 metres a drawing',
  'Fastness to washing': '4 to 5 at 60 °C',
})}`,
    [
      still('check-cloth', 'A folded stack and a roll of checked cloth in blue and amber'),
      still('check-cloth-close', 'Checks of blue, teal and amber with visible threads'),
      rolls,
      looms,
      video('https://player.vimeo.com/video/999000102', 'Setting up a warp'),
    ],
  ),
  product(
    'home-textiles',
    'Terry towel 500',
    `<p>A hotel towel that dries: low-twist pile of carded yarn on a firm ground, hemmed all round, with a hanger that holds
four kilograms. Tested for 120 industrial washes.</p>
${facts({
  Weight: '500 g/m²',
  Sizes: '30 × 50, 50 × 100, 70 × 140, 100 × 150 cm',
  Colours: 'White and nine others',
  Labelling: 'Woven name border from 400 pieces',
})}`,
    [
      still('towels', 'A stack of folded terry towels in teal, sand and white'),
      still('towels-close', 'Loops of terry pile with a flat woven border'),
      linen,
    ],
  ),
  product(
    'home-textiles',
    'Waffle bedspread',
    `<p>A light cover with a deep waffle that keeps air and gives it off again. Washed before hemming, so that the size on
the label is the size on the bed.</p>
${facts({
  Weight: '340 g/m²',
  Sizes: '180 × 260, 240 × 260, 280 × 260 cm',
  Colours: 'Chalk, oat, mist, clay',
})}`,
    [
      still('bedspread', 'A waffle bedspread folded over the end of a bed'),
      still('bedspread-close', 'Square hollows of waffle weave in slanting light'),
      linen,
    ],
  ),
];
