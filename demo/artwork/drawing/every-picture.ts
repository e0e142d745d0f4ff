import { bannerPictures } from './banners.ts';
import { fireHalls } from './halls/fire-halls.ts';
import { peopleHalls } from './halls/people-halls.ts';
import { cottonHalls } from './halls/textile-halls.ts';
import { landscapes } from './landscapes/landscapes.ts';
import { certificatePictures } from './marks/certificates.ts';
import { crestPictures } from './marks/crests.ts';
import { markPictures } from './marks/logos.ts';
import { portraitPictures } from './portraits/portraits.ts';
import type { Sheet } from './sheet.ts';
import { worldPictures } from './world/routes.ts';

/** How a drawing is turned into a picture: scenes get a fine grain, marks stay flat on a clear ground. */
export interface Drawing {
  kind: 'scene' | 'mark';
  svg: () => string;
}

const drawings = (kind: Drawing['kind'], sheets: Record<string, () => Sheet>): [string, Drawing][] =>
  Object.entries(sheets).map(([name, sheet]) => [name, { kind, svg: () => sheet().toSvg() }]);

/** Every drawn picture of the demo group by its name; those of products are rendered, see ../render/. */
export const everyPicture: ReadonlyMap<string, Drawing> = new Map<string, Drawing>([
  ...drawings('mark', markPictures),
  ...[
    bannerPictures,
    certificatePictures,
    cottonHalls,
    crestPictures,
    fireHalls,
    landscapes,
    peopleHalls,
    portraitPictures,
    worldPictures,
  ].flatMap((sheets) => drawings('scene', sheets)),
]);
