import { darker, lighter, mix } from '../palette.ts';
import { group } from '../shapes.ts';
import type { Hall, Room } from './room.ts';

export function shell(room: Room, { sheet, plane, at, scale }: Hall, haze: string): string {
  const { width, height, depth, wall, floor, ceiling, light } = room;
  const [half, near] = [width / 2, 1];
  const [glowX, glowY] = at(0, 1.7, depth);
  const fade = (from: string, to: string, x1: number, x2: number, y1 = 0, y2 = 0) =>
    sheet.linear(
      [
        [0, from],
        [1, to],
      ],
      { x1, x2, y1, y2 },
    );
  const parts = [
    plane(
      [
        [-half, 0, depth],
        [half, 0, depth],
        [half, height, depth],
        [-half, height, depth],
      ],
      fade(lighter(haze, 0.3), haze, 0, 0, 0, 1),
    ),
    plane(
      [
        [-half, height, near],
        [half, height, near],
        [half, height, depth],
        [-half, height, depth],
      ],
      fade(darker(ceiling, 0.3), mix(ceiling, haze, 0.6), 0, 0, 0, 1),
    ),
    plane(
      [
        [-half, 0, near],
        [-half, height, near],
        [-half, height, depth],
        [-half, 0, depth],
      ],
      fade(wall, mix(wall, haze, 0.75), 0, 1),
    ),
    plane(
      [
        [half, 0, near],
        [half, height, near],
        [half, height, depth],
        [half, 0, depth],
      ],
      fade(mix(darker(wall, 0.2), haze, 0.7), darker(wall, 0.36), 0, 1),
    ),
    plane(
      [
        [-half, 0, near],
        [half, 0, near],
        [half, 0, depth],
        [-half, 0, depth],
      ],
      fade(mix(floor, haze, 0.65), darker(floor, 0.14), 0, 0, 0, 1),
    ),
  ];
  for (let z = depth; z > 1.6; z -= depth / 9) {
    const beam = (x: number, w: number, y: number, h: number) =>
      plane(
        [
          [x, y, z],
          [x + w, y, z],
          [x + w, y + h, z],
          [x, y + h, z],
        ],
        mix(darker(ceiling, 0.4), haze, Math.min(0.8, z / depth)),
      );
    parts.push(beam(-half, width, height - 0.22, 0.22));
    if (light === 'roof')
      parts.push(
        plane(
          [
            [-half * 0.7, height - 0.01, z - depth / 26],
            [half * 0.2, height - 0.01, z - depth / 26],
            [half * 0.2, height - 0.01, z - depth / 11],
            [-half * 0.7, height - 0.01, z - depth / 11],
          ],
          '#fff4d8',
          '0.85',
        ),
      );
    if (light === 'left' && z - depth / 12 > 1.2) {
      const [from, to] = [z - depth / 50, z - depth / 12];
      parts.push(
        plane(
          [
            [-half, height * 0.28, from],
            [-half, height * 0.86, from],
            [-half, height * 0.86, to],
            [-half, height * 0.28, to],
          ],
          '#fff3d2',
        ),
      );
      parts.push(
        plane(
          [
            [-half, height * 0.57, from],
            [-half, height * 0.59, from],
            [-half, height * 0.59, to],
            [-half, height * 0.57, to],
          ],
          wall,
        ),
      );
    }
  }
  const shafts: string[] = [];
  for (let z = depth; z > 1.8; z -= depth / 9) {
    if (light === 'none') break;
    const [from, to, reach] = [z - depth / 50, z - depth / 12, light === 'roof' ? half * 0.7 : half];
    shafts.push(
      plane(
        [
          [-reach + width * 0.2, 0, from],
          [-reach + width * 0.62, 0, from - 0.5],
          [-reach + width * 0.62, 0, Math.max(1, to - 0.5)],
          [-reach + width * 0.2, 0, to],
        ],
        '#fff0c8',
      ),
    );
  }
  parts.push(group(shafts, { opacity: '0.42', filter: sheet.blur(6) }));
  parts.push(
    `<ellipse cx="${glowX}" cy="${glowY}" rx="${scale(depth) * width * 0.8}" ry="${scale(depth) * height}" fill="#fff6df" opacity="0.5" filter="${sheet.blur(50)}"/>`,
  );
  return parts.join('');
}
