import { darker, lighter, tone } from '../palette.ts';
import { seeded } from '../random.ts';
import { ellipse, group, rect, times } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { board, shadow, stage } from '../stage.ts';
import { cap, glass, profiles } from '../vessels.ts';
import { finish } from './glass-colours.ts';

export function preserves(): Sheet {
  const sheet = stage({ wall: tone.sand, table: tone.oat });
  const fruits = (x: number, y: number, colour: string, seed: string) => {
    const random = seeded(seed);
    return group(
      times(40, () => {
        const [px, py, r] = [x + random.between(-120, 120), y - random.between(10, 330), random.between(24, 44)];
        return ellipse(
          px,
          py,
          r,
          r * 0.85,
          sheet.radial(
            [
              [0, lighter(colour, 0.45)],
              [0.6, colour],
              [1, darker(colour, 0.35)],
            ],
            { cx: 0.35, cy: 0.3 },
          ),
        );
      }),
      { 'clip-path': sheet.clip(rect(x - 142, y - 350, 284, 344, '#000', { rx: 30 })) },
    );
  };
  const one = (x: number, y: number, colour: string) =>
    shadow(sheet, x, y, 300, 380) +
    fruits(x, y, colour, colour) +
    glass(sheet, { x, y, scale: 480, profile: profiles.jar, colour: tone.foam }) +
    cap(sheet, x, y - 430, 140, 52, tone.amber);
  return finish(sheet, one(480, 990, tone.ember), one(1120, 1000, tone.moss), one(800, 1070, tone.amber));
}

export function honey(): Sheet {
  const sheet = stage({ wall: tone.foam, table: tone.sand });
  const one = (x: number, y: number, scale: number) =>
    glass(sheet, {
      x,
      y,
      scale,
      profile: profiles.honey,
      colour: tone.honey,
      content: { colour: '#d5811c', to: 0.68 },
      edges: [-0.5, 0.5],
    }) + cap(sheet, x, y - scale * 0.86, scale * 0.31, scale * 0.13, tone.white);
  const dipper = group(
    [
      rect(
        -14,
        -300,
        22,
        320,
        sheet.linear(
          [
            [0, lighter(tone.oat, 0.3)],
            [1, darker(tone.clay, 0.1)],
          ],
          { x2: 1, y2: 0 },
        ),
        { rx: 10 },
      ),
      times(6, (at) =>
        ellipse(0, 20 + at * 20, 44 - Math.abs(at - 2.5) * 6, 11, at % 2 ? tone.oat : darker(tone.oat, 0.3)),
      ),
    ],
    { transform: 'translate(1240 1040) rotate(64)' },
  );
  return finish(
    sheet,
    board(sheet, 800, 1075, 1150, 100),
    one(600, 1020, 520),
    one(960, 1050, 560),
    ellipse(1180, 1068, 150, 16, tone.night, { opacity: '0.3', filter: sheet.blur(8) }),
    dipper,
  );
}
