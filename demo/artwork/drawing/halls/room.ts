import { darker, lighter, mix, tone } from '../palette.ts';
import { type Point, polygon, rect } from '../shapes.ts';
import { newSheet, type Sheet } from '../sheet.ts';
import { shell } from './room-shell.ts';

/** A hall in one-point perspective, 1600 × 900. Lengths in metres; the viewer's eye is 1.7 m above the floor at x = 0. */
export interface Room {
  width: number;
  height: number;
  depth: number;
  wall: string;
  floor: string;
  ceiling: string;
  /** The side of the daylight; `none` for halls that glow by themselves. */
  light: 'left' | 'roof' | 'none';
  /** The colour into which distant things fade. */
  haze?: string;
  /** The sideways position of the eye. */
  eye?: number;
}

export interface Hall {
  sheet: Sheet;
  /** The position of a point of the room on the sheet. */
  at(x: number, y: number, z: number): Point;
  /** Pixels per metre at a depth. */
  scale(z: number): number;
  /** A colour as it appears at a depth. */
  far(colour: string, z: number): string;
  /** A box at (x, y, z), its front nearest to the eye. */
  box(x: number, y: number, z: number, w: number, h: number, d: number, colour: string): string;
  /** A flat piece between four points of the room. */
  plane(points: readonly (readonly [number, number, number])[], fill: string, opacity?: string): string;
}

const focus = 860;

const horizon = 400;

export function hall(room: Room): Hall {
  const { depth, eye = 0 } = room;
  const haze = room.haze ?? lighter(room.wall, 0.5);
  const sheet = newSheet(1600, 900);
  const at = (x: number, y: number, z: number): Point => [
    800 + ((x - eye) * focus) / z,
    horizon - ((y - 1.7) * focus) / z,
  ];
  const far = (colour: string, z: number) => mix(colour, haze, Math.min(0.82, Math.max(0, (z - 3) / (depth * 1.15))));
  const plane: Hall['plane'] = (points, fill, opacity = '1') =>
    polygon(
      points.map(([x, y, z]) => at(x, y, z)),
      fill,
      { opacity },
    );
  const box: Hall['box'] = (x, y, z, w, h, d, colour) => {
    const lit = far(colour, z);
    const faces: string[] = [];
    if (y > 1.7)
      faces.push(
        plane(
          [
            [x, y, z],
            [x + w, y, z],
            [x + w, y, z + d],
            [x, y, z + d],
          ],
          darker(lit, 0.34),
        ),
      );
    if (y + h < 1.7)
      faces.push(
        plane(
          [
            [x, y + h, z],
            [x + w, y + h, z],
            [x + w, y + h, z + d],
            [x, y + h, z + d],
          ],
          lighter(lit, 0.36),
        ),
      );
    if (x > eye)
      faces.push(
        plane(
          [
            [x, y, z],
            [x, y + h, z],
            [x, y + h, z + d],
            [x, y, z + d],
          ],
          lighter(lit, 0.12),
        ),
      );
    if (x + w < eye)
      faces.push(
        plane(
          [
            [x + w, y, z],
            [x + w, y + h, z],
            [x + w, y + h, z + d],
            [x + w, y, z + d],
          ],
          darker(lit, 0.36),
        ),
      );
    const [left, top] = at(x, y + h, z);
    const [right, low] = at(x + w, y, z);
    faces.push(
      rect(
        left,
        top,
        right - left,
        low - top,
        sheet.linear([
          [0, lighter(lit, 0.1)],
          [1, darker(lit, 0.16)],
        ]),
      ),
    );
    return faces.join('');
  };
  const it: Hall = { sheet, at, scale: (z) => focus / z, far, box, plane };
  sheet.add(shell(room, it, haze));
  return it;
}

/** Final effects: slanting light and darker corners. */
export function closing({ sheet }: Hall, beams: boolean): Sheet {
  if (beams) {
    const beam = (x: number) =>
      polygon(
        [
          [x, -20],
          [x + 130, -20],
          [x + 560, 920],
          [x + 300, 920],
        ],
        '#fff3d2',
        { opacity: '0.12', filter: sheet.blur(22) },
      );
    sheet.add(beam(60), beam(340), beam(640));
  }
  sheet.add(
    rect(
      0,
      0,
      1600,
      900,
      sheet.radial(
        [
          [0.55, tone.night, 0],
          [1, tone.night, 0.36],
        ],
        { r: 0.78 },
      ),
    ),
  );
  return sheet;
}
