import { darker, lighter, mix, tone } from './palette.ts';
import { ellipse, path, rect, stroke, times } from './shapes.ts';
import type { Sheet } from './sheet.ts';
import { stage, vignette } from './stage.ts';
import { ceramicPictures } from './still-lifes/ceramics.ts';
import { drapery } from './still-lifes/drapery.ts';
import { glassPictures } from './still-lifes/glass.ts';
import { packingPictures } from './still-lifes/packing.ts';
import { pipePictures } from './still-lifes/pipes.ts';
import { kraft } from './textures.ts';
import { glass, profiles } from './vessels.ts';

/** Parts of a still life shown large: the picture, the left and upper edge, and the width, in its pixels. */
const parts: Record<string, readonly [of: string, x: number, y: number, width: number]> = {
  'jute-shopper-close': ['jute-shopper', 560, 470, 400],
  'carrier-bag-close': ['carrier-bag', 560, 330, 440],
  'cement-sack-close': ['cement-sack', 420, 540, 520],
  'oil-bottle-close': ['oil-bottle', 790, 330, 420],
  'swing-top-close': ['swing-top', 350, 190, 360],
  'water-bottle-close': ['water-bottle', 680, 570, 260],
  'honey-jar-close': ['honey-jar', 780, 640, 400],
  'club-tin-close': ['club-tin', 540, 490, 320],
  'round-tin-close': ['round-tin', 570, 660, 440],
  'oil-tin-close': ['oil-tin', 380, 470, 420],
  'tea-caddy-close': ['tea-caddy', 280, 530, 370],
  'twist-lid-close': ['twist-lid', 650, 640, 520],
  'elbow-close': ['elbow', 740, 480, 440],
  'press-tee-close': ['press-tee', 470, 800, 440],
  'jug-cups-close': ['jug-cups', 490, 620, 460],
};

const stillLifes: Record<string, () => Sheet> = {
  ...ceramicPictures,
  ...glassPictures,
  ...packingPictures,
  ...pipePictures,
};

export const closeUps: Record<string, () => string> = Object.fromEntries(
  Object.entries(parts).map(([name, [of, x, y, width]]) => [
    name,
    () => {
      const draw = stillLifes[of];
      if (!draw) throw new Error(`There is no picture called ${of} to look at closely`);
      return draw().toSvg({ x, y, width, height: width * 0.75 });
    },
  ]),
);

function jarMouth(): Sheet {
  const sheet = stage({ wall: tone.sand, table: tone.oat, edge: 1180, light: 140 });
  const [x, y, scale] = [800, 1500, 1300];
  const thread = (at: number) =>
    stroke(
      `M${x - 350 + at * 30} ${y - scale * (0.9 - at * 0.035)}Q${x} ${y - scale * (0.84 - at * 0.035)} ${x + 350 - at * 20} ${y - scale * (0.875 - at * 0.035)}`,
      '#ffffff',
      20,
      { opacity: '0.66' },
    ) +
    stroke(
      `M${x - 350 + at * 30} ${y - scale * (0.885 - at * 0.035)}Q${x} ${y - scale * (0.825 - at * 0.035)} ${x + 350 - at * 20} ${y - scale * (0.86 - at * 0.035)}`,
      tone.slate,
      7,
      { opacity: '0.5' },
    );
  sheet.add(
    glass(sheet, {
      x,
      y,
      scale,
      profile: profiles.jar,
      colour: tone.mist,
      content: { colour: mix(tone.amber, tone.ember, 0.3), to: 0.58 },
    }),
    times(2, thread),
    ellipse(x, y - scale * 0.94, scale * 0.27, scale * 0.043, 'none', {
      stroke: '#ffffff',
      'stroke-width': 14,
      opacity: '0.9',
    }),
    vignette(sheet),
  );
  return sheet;
}

function paperFold(): Sheet {
  const brown = mix(tone.oat, tone.clay, 0.22);
  const sheet = drapery((each) => kraft(each, brown, 16, 'close kraft'), 1, 0.3);
  const flap = `M-20 690L1640 520V1220H-20Z`;
  sheet.add(
    path(flap, tone.night, { opacity: '0.5', filter: sheet.blur(26), transform: 'translate(0 -26)' }),
    path(flap, kraft(sheet, lighter(brown, 0.12), 16, 'flap')),
    path(
      flap,
      sheet.linear([
        [0, '#fff', 0.3],
        [0.12, '#fff', 0.02],
        [1, tone.night, 0.3],
      ]),
    ),
    stroke('M-20 694L1640 524', lighter(brown, 0.6), 6),
    times(60, (at) =>
      path(`M${at * 28 - 20} ${1206 - at * 2.9}l14 -26l14 23z`, darker(brown, 0.5), { opacity: '0.6' }),
    ),
    rect(
      0,
      0,
      1600,
      1200,
      sheet.linear(
        [
          [0, '#fff', 0.12],
          [1, tone.night, 0.22],
        ],
        { x2: 1, y2: 1 },
      ),
    ),
  );
  return sheet;
}

export const closeScenes: Record<string, () => Sheet> = { 'jar-close': jarMouth, 'kraft-close': paperFold };
