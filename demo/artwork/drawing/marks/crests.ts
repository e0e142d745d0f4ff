import { tone } from '../palette.ts';
import { circle, group, path, polygon, rect, stroke, times } from '../shapes.ts';
import { newSheet, type Sheet } from '../sheet.ts';

const shieldPath = 'M100 110H700V520C700 720 540 840 400 900C260 840 100 720 100 520Z';

/** A shield on paper, its field given in the sheet's pixels (100 to 700 across, 110 to 900 down). */
function crest(field: (sheet: Sheet) => string, rim: string): Sheet {
  const sheet = newSheet(800, 1000);
  sheet.add(
    rect(
      0,
      0,
      800,
      1000,
      sheet.linear(
        [
          [0, tone.white],
          [1, tone.sand],
        ],
        { x2: 0.6, y2: 1 },
      ),
    ),
    path(shieldPath, tone.night, { opacity: '0.4', filter: sheet.blur(16), transform: 'translate(14 20)' }),
    group(field(sheet), { 'clip-path': sheet.clip(path(shieldPath, '#000')) }),
    path(
      shieldPath,
      sheet.linear(
        [
          [0, '#fff', 0.28],
          [0.45, '#fff', 0],
          [1, tone.night, 0.34],
        ],
        { x2: 1, y2: 1 },
      ),
    ),
    stroke(shieldPath, rim, 22),
    stroke(shieldPath, tone.honey, 6),
  );
  return sheet;
}

const flame = (x: number, y: number, size: number, colour: string, inner: string) =>
  path(
    `M${x} ${y}C${x - size * 0.6} ${y} ${x - size * 0.55} ${y - size * 0.6} ${x - size * 0.1} ${y - size * 0.8}C${x - size * 0.1} ${y - size * 1.1} ${x + size * 0.1} ${y - size * 1.3} ${x + size * 0.15} ${y - size * 1.5}C${x + size * 0.3} ${y - size} ${x + size * 0.75} ${y - size * 0.6} ${x + size * 0.5} ${y - size * 0.2}Q${x + size * 0.3} ${y} ${x} ${y}Z`,
    colour,
  ) +
  path(
    `M${x} ${y}q${-size * 0.3} ${-size * 0.3} ${size * 0.08} ${-size * 0.7}q${size * 0.36} ${size * 0.4} ${-size * 0.08} ${size * 0.7}z`,
    inner,
  );

const key = (mirror: number) =>
  group(
    [
      circle(0, -150, 46, 'none', { stroke: tone.honey, 'stroke-width': 20 }),
      rect(-10, -104, 20, 290, tone.honey),
      rect(10, 110, 52, 20, tone.honey),
      rect(10, 150, 38, 20, tone.honey),
    ],
    { transform: `translate(${400 + mirror * 190} 500) rotate(${mirror * 16})` },
  );

export const crestPictures: Record<string, () => Sheet> = {
  'crest-sun': () =>
    crest(
      (sheet) =>
        [
          rect(
            0,
            0,
            800,
            1000,
            sheet.linear([
              [0, tone.teal],
              [1, tone.deep],
            ]),
          ),
          times(15, (at) =>
            polygon(
              [
                [400, 420],
                [
                  400 + Math.cos(Math.PI + (at * Math.PI) / 14) * 420 - 9,
                  420 + Math.sin(Math.PI + (at * Math.PI) / 14) * 420,
                ],
                [
                  400 + Math.cos(Math.PI + (at * Math.PI) / 14) * 420 + 9,
                  420 + Math.sin(Math.PI + (at * Math.PI) / 14) * 420,
                ],
              ],
              tone.honey,
              { opacity: '0.5' },
            ),
          ),
          path('M250 420A150 150 0 0 1 550 420Z', tone.amber),
          path('M190 520Q400 440 610 520Q400 600 190 520Z', tone.paper),
          rect(330, 504, 140, 32, tone.clay, { rx: 16 }),
          times(3, (at) => stroke(`M60 ${650 + at * 70}q57 -48 114 0t114 0t114 0t114 0t114 0t114 0`, tone.paper, 20)),
        ].join(''),
      tone.ink,
    ),
  'crest-heron': () =>
    crest(
      () =>
        [
          rect(0, 0, 400, 1000, tone.paper),
          rect(400, 0, 400, 1000, tone.clay),
          rect(0, 500, 400, 500, tone.clay),
          rect(400, 500, 400, 500, tone.deep),
          rect(0, 0, 400, 500, tone.deep),
          path(
            'M210 460V330Q150 330 140 280Q190 300 236 270Q262 250 252 206Q250 178 276 172L346 180L290 196Q300 250 280 300Q262 346 232 350V460Z',
            tone.white,
          ),
          stroke('M218 460h40', tone.honey, 8),
          path(
            'M560 800V670Q500 670 490 620Q540 640 586 610Q612 590 602 546Q600 528 626 522L686 530L640 546Q650 590 630 640Q612 686 582 690V800Z',
            tone.white,
          ),
          flame(540, 420, 170, tone.honey, tone.ember),
          flame(270, 730, 150, tone.honey, tone.ember),
        ].join(''),
      tone.ink,
    ),
  'crest-pine': () =>
    crest(
      (sheet) =>
        [
          rect(
            0,
            0,
            800,
            1000,
            sheet.linear([
              [0, tone.sand],
              [1, tone.oat],
            ]),
          ),
          path('M400 170L520 340H470L580 480H510L620 600H430V660H370V600H180L290 480H220L330 340H280Z', tone.pine),
          path('M100 660Q250 600 400 660T700 660V1000H100Z', tone.deep),
          flame(392, 850, 110, tone.amber, tone.paper),
        ].join(''),
      tone.pine,
    ),
  'crest-anchor': () =>
    crest(
      (sheet) =>
        [
          rect(
            0,
            0,
            800,
            1000,
            sheet.linear([
              [0, tone.deep],
              [1, tone.night],
            ]),
          ),
          key(-1),
          key(1),
          circle(400, 250, 42, 'none', { stroke: tone.amber, 'stroke-width': 22 }),
          rect(386, 290, 28, 440, tone.amber),
          rect(290, 350, 220, 28, tone.amber, { rx: 14 }),
          stroke('M240 580Q250 740 400 752Q550 740 560 580', tone.amber, 28),
          polygon(
            [
              [206, 620],
              [244, 536],
              [290, 616],
            ],
            tone.amber,
          ),
          polygon(
            [
              [510, 616],
              [556, 536],
              [594, 620],
            ],
            tone.amber,
          ),
        ].join(''),
      tone.ink,
    ),
};
