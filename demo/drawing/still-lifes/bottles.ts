import { darker, mix, tone } from '../palette.ts';
import { seeded } from '../random.ts';
import { circle, ellipse, rect, stroke, times } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { stage } from '../stage.ts';
import { cap, glass, profiles } from '../vessels.ts';
import { branch } from './branch.ts';
import { brown, finish, green } from './glass-colours.ts';

export function wine(): Sheet {
  const sheet = stage({ wall: tone.honey, table: tone.sand });
  const label = { from: 0.16, to: 0.44, colour: tone.paper, mark: tone.ember };
  const one = (x: number, y: number, scale: number, isLabelled: boolean) =>
    glass(sheet, {
      x,
      y,
      scale,
      profile: profiles.bordeaux,
      colour: green,
      content: { colour: '#5a1f2a', to: 0.72 },
      ...(isLabelled ? { label } : {}),
    }) + cap(sheet, x, y - scale * 0.985, scale * 0.054, scale * 0.02, tone.ember);
  return finish(sheet, one(560, 990, 820, false), one(1080, 1000, 820, false), one(810, 1070, 880, true));
}

export function oil(): Sheet {
  const sheet = stage({ wall: tone.mist, table: tone.oat });
  const one = (x: number, y: number, scale: number) =>
    glass(sheet, {
      x,
      y,
      scale,
      profile: profiles.square,
      colour: darker(green, 0.25),
      content: { colour: '#a98b1e', to: 0.62 },
      edges: [-0.42, 0.44],
      label: { from: 0.14, to: 0.46, colour: tone.honey, mark: tone.pine },
    }) + cap(sheet, x, y - scale * 0.92, scale * 0.062, scale * 0.09, tone.ink);
  return finish(
    sheet,
    one(620, 1000, 780),
    one(980, 1060, 820),
    branch(330, 1130, 420, tone.moss, darker(tone.pine, 0.3)),
  );
}

export function beer(): Sheet {
  const sheet = stage({ wall: tone.teal, table: tone.oat });
  const bail = (x: number, y: number, scale: number, isOpen: boolean) => {
    const top = y - scale * 0.96;
    const stopper = (px: number, py: number) =>
      circle(
        px,
        py,
        scale * 0.058,
        sheet.radial(
          [
            [0, tone.white],
            [1, tone.oat],
          ],
          { cx: 0.35, cy: 0.3 },
        ),
      ) + rect(px - scale * 0.045, py + scale * 0.03, scale * 0.09, scale * 0.03, tone.ember, { rx: 8 });
    const neck = stroke(`M${x - scale * 0.075} ${y - scale * 0.86}h${scale * 0.15}`, tone.steel, scale * 0.014);
    if (!isOpen)
      return (
        neck +
        stroke(
          `M${x - scale * 0.08} ${y - scale * 0.86}L${x - scale * 0.06} ${top - scale * 0.1}H${x + scale * 0.06}L${x + scale * 0.08} ${y - scale * 0.86}`,
          tone.steel,
          scale * 0.014,
        ) +
        stopper(x, top - scale * 0.06)
      );
    return (
      neck +
      stroke(
        `M${x + scale * 0.075} ${y - scale * 0.86}q${scale * 0.12} ${scale * 0.02} ${scale * 0.1} ${scale * 0.12}`,
        tone.steel,
        scale * 0.014,
      ) +
      stopper(x + scale * 0.18, y - scale * 0.74)
    );
  };
  const one = (x: number, y: number, scale: number, isOpen: boolean) =>
    glass(sheet, { x, y, scale, profile: profiles.swing, colour: brown, content: { colour: '#9a4a12', to: 0.7 } }) +
    bail(x, y, scale, isOpen);
  return finish(sheet, one(520, 1000, 720, false), one(1060, 1010, 720, false), one(790, 1075, 770, true));
}

export function water(): Sheet {
  const sheet = stage({ wall: tone.sea, table: tone.foam });
  const wave = (x: number, y: number) =>
    times(3, (at) => stroke(`M${x - 70} ${y + at * 26}q35 -26 70 0t70 0`, tone.white, 5, { opacity: '0.7' }));
  const drops = (() => {
    const random = seeded('drops');
    return times(46, () => {
      const [x, y, r] = [random.between(720, 900), random.between(640, 1040), random.between(3, 9)];
      return (
        ellipse(x, y, r, r * 1.2, '#ffffff', { opacity: '0.4' }) +
        circle(x - r * 0.3, y - r * 0.4, r * 0.35, '#ffffff', { opacity: '0.9' })
      );
    });
  })();
  return finish(
    sheet,
    glass(sheet, {
      x: 540,
      y: 1000,
      scale: 860,
      profile: profiles.water,
      colour: tone.sea,
      content: { colour: tone.mist, to: 0.7 },
    }),
    cap(sheet, 540, 1000 - 835, 54, 44, tone.deep),
    glass(sheet, {
      x: 810,
      y: 1070,
      scale: 900,
      profile: profiles.water,
      colour: mix(tone.foam, tone.sea, 0.25),
      content: { colour: tone.foam, to: 0.72 },
    }),
    wave(810, 650),
    drops,
    cap(sheet, 810, 1070 - 873, 56, 46, tone.teal),
    glass(sheet, {
      x: 1130,
      y: 1080,
      scale: 330,
      profile: profiles.tumbler,
      straight: true,
      colour: tone.foam,
      content: { colour: tone.mist, to: 0.62 },
    }),
  );
}
