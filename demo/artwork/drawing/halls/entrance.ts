import { azulTile } from '../azul-tile.ts';
import { tone } from '../palette.ts';
import { group, path, rect, times } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { glow } from './belt-and-glow.ts';
import { closing, hall } from './room.ts';
import { inDepth, standing } from './standing.ts';

export function entrance(): Sheet {
  const it = hall({
    width: 9,
    height: 5,
    depth: 14,
    wall: tone.paper,
    floor: tone.oat,
    ceiling: tone.white,
    light: 'none',
    haze: tone.foam,
  });
  const floor = inDepth(13, 13, 1.4, (z, row) =>
    times(9, (at) =>
      it.plane(
        [
          [-4.5 + at, 0, z],
          [-3.5 + at, 0, z],
          [-3.5 + at, 0, z + 0.98],
          [-4.5 + at, 0, z + 0.98],
        ],
        it.far((row + at) % 2 ? tone.deep : tone.paper, z),
      ),
    ),
  );
  const wall = inDepth(12, 13, 1.6, (z) =>
    it.plane(
      [
        [-4.49, 0, z],
        [-4.49, 1.5, z],
        [-4.49, 1.5, z + 0.94],
        [-4.49, 0, z + 0.94],
      ],
      it.far(tone.teal, z),
    ),
  );
  const [wx, wy] = it.at(0, 0.4, 14);
  it.sheet.add(
    floor,
    wall,
    it.plane(
      [
        [-4.48, 1.5, 1.4],
        [-4.48, 1.62, 1.4],
        [-4.48, 1.62, 14],
        [-4.48, 1.5, 14],
      ],
      tone.amber,
    ),
    path(
      `M${wx - 110} ${wy}V${wy - 170}A110 110 0 0 1 ${wx + 110} ${wy - 170}V${wy}Z`,
      it.sheet.linear([
        [0, '#fffdf0'],
        [1, tone.honey],
      ]),
    ),
    times(3, (at) => rect(wx - 58 + at * 56, wy - 275, 5, 275, tone.slate)),
    rect(wx - 110, wy - 140, 220, 5, tone.slate),
    glow(it, wx, wy - 110, 420, '#fff3cf', '0.65'),
    it.plane(
      [
        [-1, 0, 13],
        [1.6, 0, 13],
        [3.6, 0, 2],
        [-0.2, 0, 2],
      ],
      it.sheet.linear([
        [0, '#fff3cf', 0.85],
        [1, '#fff3cf', 0.15],
      ]),
    ),
    group(
      times(4, (row) =>
        times(3, (at) =>
          group(azulTile(64, ((row + at) % 4) * 90), { transform: `translate(${at * 64} ${row * 64})` }),
        ),
      ),
      { transform: 'matrix(0.62 0.2 0 1 1330 190)' },
    ),
    it.box(2.7, 0, 6, 1.3, 0.46, 0.6, tone.oat),
    it.box(3.1, 0.46, 6.1, 0.5, 0.5, 0.4, tone.clay),
    times(9, (at) =>
      path(
        `M1240 470q${-70 + at * 18} -90 ${-90 + at * 22} ${-190 + Math.abs(at - 4) * 26}q${30} 90 ${90 - at * 22} ${190 - Math.abs(at - 4) * 26}z`,
        at % 2 ? tone.moss : tone.pine,
      ),
    ),
    standing(it, -1.6, 8, 5, {}),
  );
  return closing(it, false);
}
