import { centred } from '../lettering.ts';
import { tone } from '../palette.ts';
import { circle, polygon, rect, stroke, times } from '../shapes.ts';
import { newSheet, type Sheet } from '../sheet.ts';
import { placed, sun } from './symbols.ts';

function certificate(standard: string, number: string, colour: string): Sheet {
  const sheet = newSheet(900, 1240);
  const [sealX, sealY] = [660, 990];
  const rays = times(28, (at) =>
    polygon(
      [
        [sealX, sealY],
        [sealX + Math.cos((at * Math.PI) / 14 - 0.06) * 106, sealY + Math.sin((at * Math.PI) / 14 - 0.06) * 106],
        [sealX + Math.cos((at * Math.PI) / 14 + 0.06) * 106, sealY + Math.sin((at * Math.PI) / 14 + 0.06) * 106],
      ],
      tone.amber,
    ),
  );
  sheet.add(
    rect(
      0,
      0,
      900,
      1240,
      sheet.linear(
        [
          [0, tone.deep],
          [1, tone.ink],
        ],
        { x2: 0.5, y2: 1 },
      ),
    ),
    rect(70, 76, 760, 1088, tone.night, { opacity: '0.5', filter: sheet.blur(14), transform: 'translate(10 16)' }),
    rect(
      70,
      70,
      760,
      1100,
      sheet.linear(
        [
          [0, tone.white],
          [1, tone.paper],
        ],
        { x2: 0.8, y2: 1 },
      ),
    ),
    rect(104, 104, 692, 1032, 'none', { stroke: colour, 'stroke-width': 5 }),
    times(
      3,
      (wave) =>
        stroke(`M120 ${118}${times(24, () => `q7 ${wave * 9 - 9} 13.7 0t13.7 0`)}`, colour, 1.6, { opacity: '0.7' }) +
        stroke(`M120 ${1122}${times(24, () => `q7 ${wave * 9 - 9} 13.7 0t13.7 0`)}`, colour, 1.6, { opacity: '0.7' }),
    ),
    placed(sun(colour, tone.amber), 385, 160, 130),
    centred('CERTIFICATE', 450, 340, 46, tone.ink, 1.3, 4),
    rect(400, 416, 100, 5, tone.amber),
    centred(standard, 450, 470, 30, colour, 1.4, 4),
    centred(number, 450, 526, 84, colour, 1.5, 3.4),
    times(5, (at) =>
      rect(
        190 + (at === 4 ? 120 : (at % 2) * 20),
        690 + at * 34,
        520 - (at === 4 ? 240 : (at % 2) * 40),
        9,
        tone.slate,
        { opacity: '0.38' },
      ),
    ),
    stroke('M190 1010q30 -60 44 -10t40 -20q10 -30 26 10t70 -16', tone.ink, 4),
    rect(180, 1044, 230, 3, tone.slate),
    rect(200, 1060, 150, 8, tone.slate, { opacity: '0.4' }),
    polygon(
      [
        [sealX - 50, sealY + 60],
        [sealX - 74, sealY + 178],
        [sealX - 34, sealY + 152],
        [sealX - 8, sealY + 180],
        [sealX, sealY + 60],
      ],
      colour,
    ),
    polygon(
      [
        [sealX, sealY + 60],
        [sealX + 12, sealY + 180],
        [sealX + 38, sealY + 152],
        [sealX + 76, sealY + 176],
        [sealX + 50, sealY + 60],
      ],
      colour,
    ),
    rays,
    circle(
      sealX,
      sealY,
      92,
      sheet.radial(
        [
          [0, tone.honey],
          [0.8, tone.amber],
          [1, tone.ember],
        ],
        { cx: 0.35, cy: 0.3, r: 0.8 },
      ),
    ),
    circle(sealX, sealY, 72, 'none', { stroke: tone.paper, 'stroke-width': 3 }),
    placed(sun(tone.paper, tone.paper), sealX - 46, sealY - 46, 92),
    rect(
      0,
      0,
      900,
      1240,
      sheet.linear(
        [
          [0, '#fff', 0.16],
          [0.4, '#fff', 0],
          [1, tone.night, 0.2],
        ],
        { x2: 1, y2: 1 },
      ),
    ),
  );
  return sheet;
}

export const certificatePictures: Record<string, () => Sheet> = {
  'certificate-9001': () => certificate('ISO', '9001', tone.deep),
  'certificate-14001': () => certificate('ISO', '14001', tone.pine),
  'certificate-45001': () => certificate('ISO', '45001', tone.ember),
  'certificate-50001': () => certificate('ISO', '50001', tone.teal),
  'certificate-22000': () => certificate('ISO', '22000', tone.clay),
  'certificate-12201': () => certificate('EN', '12201', '#1b6396'),
};
