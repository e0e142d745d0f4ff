import { darker, lighter, tone } from '../palette.ts';
import { path, rect, stroke } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { stage, vignette } from '../stage.ts';
import { waffle } from '../textures.ts';

export function bed(): Sheet {
  const sheet = stage({ wall: tone.mist, table: tone.oat, edge: 900, light: 220 });
  const fill = waffle(sheet, tone.rose, 34);
  const cover =
    'M120 760C300 690 1200 690 1480 760C1520 860 1500 1010 1470 1130C1200 1170 420 1170 140 1130C100 1010 90 860 120 760Z';
  const fold =
    'M110 700C400 640 1200 640 1490 700C1520 760 1510 820 1490 860C1180 820 420 820 120 860C90 800 90 750 110 700Z';
  const shade = sheet.linear([
    [0, '#fff', 0.3],
    [0.3, '#fff', 0],
    [1, tone.night, 0.42],
  ]);
  const pillow = (x: number, colour: string) =>
    path(
      `M${x} 660C${x - 40} 540 ${x + 30} 470 ${x + 250} 470S${x + 540} 540 ${x + 500} 660C${x + 380} 700 ${x + 120} 700 ${x} 660Z`,
      sheet.linear(
        [
          [0, lighter(colour, 0.6)],
          [0.6, colour],
          [1, darker(colour, 0.3)],
        ],
        { x2: 0.7, y2: 1 },
      ),
    );
  sheet.add(
    rect(
      90,
      330,
      1420,
      420,
      sheet.linear([
        [0, lighter(tone.oat, 0.1)],
        [1, darker(tone.oat, 0.45)],
      ]),
      { rx: 26 },
    ),
    pillow(220, tone.paper),
    pillow(850, tone.foam),
    path(cover, fill),
    path(cover, shade),
    path(fold, tone.paper),
    path(fold, fill, { opacity: '0.75' }),
    path(
      fold,
      sheet.linear([
        [0, '#fff', 0.42],
        [0.6, '#fff', 0],
        [1, tone.night, 0.4],
      ]),
    ),
    stroke('M120 862C420 822 1180 822 1490 862', tone.night, 10, { opacity: '0.3', filter: sheet.blur(8) }),
    vignette(sheet),
  );
  return sheet;
}
