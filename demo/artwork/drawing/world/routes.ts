import { mix, tone } from '../palette.ts';
import { circle, group, path, rect, stroke } from '../shapes.ts';
import { newSheet, type Sheet } from '../sheet.ts';
import { land, type Place } from './coasts.ts';

const inside = ([x, y]: Place, coast: readonly Place[]): boolean => {
  let isInside = false;
  coast.forEach(([ax, ay], at) => {
    const [bx, by] = coast[(at + coast.length - 1) % coast.length] ?? [0, 0];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
  });
  return isInside;
};

const home: Place = [-8.7, 41.2];

/** A dotted map with a line from the quay at Leixões to a place, cropped to the line. */
function route(goal: Place): Sheet {
  const sheet = newSheet(1600, 1000);
  const [left, right] = [Math.min(home[0], goal[0]) - 18, Math.max(home[0], goal[0]) + 18];
  const span = Math.max(right - left, (Math.abs(home[1] - goal[1]) + 34) * 1.6, 70);
  const middle = [(left + right) / 2, Math.min(46, Math.max(-16, (home[1] + goal[1]) / 2 + 3))] as const;
  const scale = 1600 / span;
  const at = ([longitude, latitude]: Place) =>
    [800 + (longitude - middle[0]) * scale, 500 - (latitude - middle[1]) * scale * 1.08] as const;
  const step = span > 150 ? 3.4 : span > 90 ? 2.4 : 1.6;
  let dots = '';
  for (let latitude = -56; latitude < 80; latitude += step) {
    for (let longitude = -170; longitude < 180; longitude += step) {
      const [x, y] = at([longitude + ((latitude / step) % 2 ? step / 2 : 0), latitude]);
      if (x < -10 || x > 1610 || y < -10 || y > 1010 || !land.some((coast) => inside([longitude, latitude], coast)))
        continue;
      dots += `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(scale * step * 0.36).toFixed(1)}"/>`;
    }
  }
  const [[fromX, fromY], [toX, toY]] = [at(home), at(goal)];
  const reach = Math.hypot(toX - fromX, toY - fromY);
  const bow = `M${fromX.toFixed(0)} ${fromY.toFixed(0)}Q${((fromX + toX) / 2).toFixed(0)} ${((fromY + toY) / 2 - reach * 0.26).toFixed(0)} ${toX.toFixed(0)} ${toY.toFixed(0)}`;
  const pin = (x: number, y: number, r: number, colour: string) =>
    circle(x, y, r * 2.6, colour, { opacity: '0.22' }) +
    circle(x, y, r * 1.5, colour, { opacity: '0.4' }) +
    circle(x, y, r, colour) +
    circle(x, y, r * 0.4, tone.white);
  sheet.add(
    rect(
      0,
      0,
      1600,
      1000,
      sheet.linear(
        [
          [0, tone.teal],
          [0.6, tone.deep],
          [1, tone.ink],
        ],
        { x2: 0.7, y2: 1 },
      ),
    ),
    path('M-100 760Q500 560 1700 820V1100H-100Z', tone.sea, { opacity: '0.12', filter: sheet.blur(60) }),
    group(dots, { fill: mix(tone.mist, tone.sea, 0.25), opacity: '0.85' }),
    stroke(bow, tone.night, 9, { opacity: '0.4', transform: 'translate(4 16)', filter: sheet.blur(6) }),
    stroke(bow, tone.honey, 7, { 'stroke-dasharray': '2 18' }),
    stroke(bow, tone.amber, 4, { opacity: '0.55' }),
    pin(fromX, fromY, 13, tone.paper),
    pin(toX, toY, 19, tone.amber),
    rect(
      0,
      0,
      1600,
      1000,
      sheet.radial(
        [
          [0.6, tone.night, 0],
          [1, tone.night, 0.34],
        ],
        { r: 0.8 },
      ),
    ),
  );
  return sheet;
}

const goals: Record<string, Place> = {
  germany: [6.8, 51.4],
  france: [2.3, 48.8],
  norway: [5.3, 60.4],
  poland: [19.4, 51.8],
  italy: [10.3, 43.6],
  'united-states': [-76.3, 36.9],
  canada: [-63.6, 44.6],
  mexico: [-116, 31],
  brazil: [-38.5, -3.8],
  chile: [-71.6, -33],
  morocco: [-7.6, 33.6],
  ghana: [0, 5.7],
  mozambique: [34.9, -19.8],
  kenya: [39.6, -4],
  emirates: [55, 25],
  japan: [139.6, 35.4],
  'south-korea': [128.6, 35.9],
  singapore: [103.8, 1.3],
  australia: [144.9, -37.8],
};

export const worldPictures: Record<string, () => Sheet> = Object.fromEntries(
  Object.entries(goals).map(([name, goal]) => [`route-${name}`, () => route(goal)]),
);
