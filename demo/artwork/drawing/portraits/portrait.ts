import { darker, lighter, mix, tone } from '../palette.ts';
import { circle, ellipse, group, path, polygon, rect } from '../shapes.ts';
import { newSheet, type Sheet } from '../sheet.ts';
import { collar, wrap } from './clothes.ts';
import { beard, features, glasses } from './face.ts';
import type { Looks } from './looks.ts';

/** Head and shoulders, 800 × 1000, the same light for all: from the upper left. */
export function portrait(looks: Looks): Sheet {
  const sheet = newSheet(800, 1000);
  const { ground, skin, hair, cloth } = looks;
  const face = 'M270 400C262 270 320 220 400 220S538 270 530 400C526 510 480 600 400 604C320 600 274 510 270 400Z';
  const shoulders = 'M60 1100C70 840 170 780 300 750L400 770L500 750C630 780 730 840 740 1100Z';
  const skinLight = sheet.linear(
    [
      [0, lighter(skin, 0.3)],
      [0.45, skin],
      [1, darker(skin, 0.26)],
    ],
    { x2: 1, y2: 0.35 },
  );
  const bust = [
    rect(
      -100,
      -100,
      1000,
      1300,
      sheet.linear(
        [
          [0, lighter(ground, 0.3)],
          [0.6, ground],
          [1, darker(ground, 0.22)],
        ],
        { x2: 1, y2: 0.8 },
      ),
    ),
    polygon(
      [
        [-60, 420],
        [260, -60],
        [560, -60],
        [60, 720],
        [-60, 720],
      ],
      '#fff3d6',
      { opacity: '0.35', filter: sheet.blur(20) },
    ),
    ellipse(470, 560, 330, 380, tone.night, { opacity: '0.2', filter: sheet.blur(60) }),
    looks.back
      ? path(looks.back, hair) +
        path(
          looks.back,
          sheet.linear(
            [
              [0, '#fff', 0.14],
              [0.5, '#fff', 0],
              [1, tone.night, 0.4],
            ],
            { x2: 1, y2: 0.4 },
          ),
        )
      : '',
    path('M325 520H475V700Q400 790 325 700Z', darker(skin, 0.2)),
    path('M325 540Q400 670 475 540V610Q400 690 325 610Z', darker(skin, 0.42), { opacity: '0.5' }),
    group(
      [
        path(
          shoulders,
          sheet.linear(
            [
              [0, lighter(cloth, 0.24)],
              [0.5, cloth],
              [1, darker(cloth, 0.4)],
            ],
            { x2: 1, y2: 0.4 },
          ),
        ),
        collar(sheet, looks),
      ],
      { transform: 'translate(0 -74)' },
    ),
    ellipse(268, 425, 24, 44, darker(skin, 0.12)),
    ellipse(532, 425, 24, 44, darker(skin, 0.3)),
    looks.earrings ? circle(264, 486, 15, tone.amber) + circle(536, 486, 15, darker(tone.amber, 0.2)) : '',
    path(face, skinLight),
    path('M400 220S538 270 530 400C526 510 480 600 400 604C470 540 490 420 440 300Z', darker(skin, 0.4), {
      opacity: '0.22',
      filter: sheet.blur(18),
      'clip-path': sheet.clip(path(face, '#000')),
    }),
    ellipse(318, 480, 34, 24, mix(skin, tone.ember, 0.55), { opacity: '0.3', filter: sheet.blur(12) }),
    ellipse(482, 480, 34, 24, mix(skin, tone.ember, 0.55), { opacity: '0.3', filter: sheet.blur(12) }),
    beard(sheet, looks),
    features(looks),
    looks.front
      ? path(looks.front, hair) +
        path(
          looks.front,
          sheet.linear(
            [
              [0, '#fff', 0.24],
              [0.5, '#fff', 0],
              [1, tone.night, 0.32],
            ],
            { x2: 1, y2: 0.5 },
          ),
        )
      : '',
    looks.wrap ? wrap(sheet, looks.wrap) : '',
    looks.glasses ? glasses(looks.glasses) : '',
  ];
  sheet.add(group(bust, { transform: 'translate(-76 -64) scale(1.19)' }));
  return sheet;
}
