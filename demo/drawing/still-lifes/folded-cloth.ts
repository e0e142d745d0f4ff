import { clothRoll, foldedStack } from '../cotton.ts';
import { darker, lighter, tone } from '../palette.ts';
import { ellipse, group, path, rect, times } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { board, stage, vignette } from '../stage.ts';
import { plain, weave } from '../textures.ts';

export const cloth = (fill: string, colour: string = fill) => ({ fill, colour });

export const check = (sheet: Sheet, cell: number) =>
  weave(
    sheet,
    plain,
    cell,
    [tone.deep, tone.deep, tone.deep, tone.paper, tone.amber, tone.amber, tone.paper, tone.deep, tone.teal, tone.teal],
    [tone.deep, tone.teal, tone.paper, tone.amber, tone.amber, tone.paper, tone.teal, tone.deep, tone.deep, tone.deep],
  );

export function folded(
  wall: string,
  table: string,
  light: number,
  cloths: (sheet: Sheet) => { fill: string; colour: string }[],
  layer: number,
  extra: (sheet: Sheet) => string = () => '',
): Sheet {
  const sheet = stage({ wall, table, light });
  sheet.add(
    board(sheet, 780, 1060, 1060, 90),
    foldedStack(sheet, 760, 1035, 740, layer, cloths(sheet), `${wall}${layer}`),
    extra(sheet),
    vignette(sheet),
  );
  return sheet;
}

export function rolls(): Sheet {
  const sheet = stage({ wall: tone.sand, table: tone.oat, edge: 820 });
  const fill = weave(sheet, plain, 11, [tone.oat, lighter(tone.oat, 0.2)], [tone.sand]);
  const upright = (x: number, y: number, height: number, width: number, lean: number) =>
    group(
      [
        rect(x, y - 12, width * 1.4, 30, tone.night, { opacity: '0.4', filter: sheet.blur(14) }),
        path(`M${x} ${y - height}V${y}A${width / 2} ${width * 0.14} 0 0 0 ${x + width} ${y}V${y - height}Z`, fill),
        path(
          `M${x} ${y - height}V${y}A${width / 2} ${width * 0.14} 0 0 0 ${x + width} ${y}V${y - height}Z`,
          sheet.linear(
            [
              [0, tone.night, 0.36],
              [0.25, '#fff', 0.3],
              [0.5, '#fff', 0],
              [1, tone.night, 0.55],
            ],
            { x2: 1, y2: 0 },
          ),
        ),
        times(5, (at) =>
          ellipse(
            x + width / 2,
            y - height,
            (width / 2) * (1 - at * 0.18),
            width * 0.14 * (1 - at * 0.18),
            at % 2 ? tone.paper : darker(tone.oat, 0.1 + at * 0.05),
          ),
        ),
        ellipse(x + width / 2, y - height, width * 0.1, width * 0.03, darker(tone.clay, 0.5)),
      ],
      { transform: `rotate(${lean} ${x} ${y})` },
    );
  sheet.add(
    upright(420, 1000, 720, 190, -5),
    upright(960, 990, 780, 200, 6),
    upright(690, 1060, 640, 210, 2),
    clothRoll(sheet, 640, 1150, 620, 74, fill, tone.oat),
    vignette(sheet),
  );
  return sheet;
}
