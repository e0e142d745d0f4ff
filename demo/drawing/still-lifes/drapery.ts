import { tone } from '../palette.ts';
import { seeded } from '../random.ts';
import { path, rect } from '../shapes.ts';
import { newSheet, type Sheet } from '../sheet.ts';
import { vignette } from '../stage.ts';

/** A cloth that fills the picture, with soft folds running through it. */
export function drapery(fillOf: (sheet: Sheet) => string, folds: number, depth: number): Sheet {
  const sheet = newSheet(1600, 1200);
  const random = seeded(`folds ${folds}`);
  sheet.add(rect(0, 0, 1600, 1200, fillOf(sheet)));
  for (let at = 0; at < folds; at += 1) {
    const x = (1900 / folds) * (at + random.between(0.1, 0.6)) - 100;
    const [width, lean] = [random.between(150, 280), random.between(-260, -90)];
    const band = (offset: number, w: number) =>
      `M${x + offset} -20C${x + offset + 90} 380 ${x + offset + lean} 760 ${x + offset + lean * 0.6} 1220H${x + offset + lean * 0.6 + w}C${x + offset + lean + w} 760 ${x + offset + 90 + w} 380 ${x + offset + w} -20Z`;
    sheet.add(
      path(band(0, width), tone.night, { opacity: depth * 0.5, filter: sheet.blur(34) }),
      path(band(-width * 0.75, width * 0.6), '#fff3d8', { opacity: depth * 0.6, filter: sheet.blur(30) }),
    );
  }
  sheet.add(vignette(sheet));
  return sheet;
}
