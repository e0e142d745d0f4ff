import { bannerPictures } from './banners.ts';
import { closeScenes, closeUps } from './close-ups.ts';
import { fireHalls } from './halls/fire-halls.ts';
import { peopleHalls } from './halls/people-halls.ts';
import { cottonHalls } from './halls/textile-halls.ts';
import { landscapes } from './landscapes/landscapes.ts';
import { certificatePictures } from './marks/certificates.ts';
import { crestPictures } from './marks/crests.ts';
import { markPictures } from './marks/logos.ts';
import { portraitPictures } from './portraits/portraits.ts';
import type { Sheet } from './sheet.ts';
import { ceramicPictures } from './still-lifes/ceramics.ts';
import { clothPictures } from './still-lifes/cloth.ts';
import { glassPictures } from './still-lifes/glass.ts';
import { packedPictures } from './still-lifes/packed.ts';
import { packingPictures } from './still-lifes/packing.ts';
import { pipePictures } from './still-lifes/pipes.ts';
import { worldPictures } from './world/routes.ts';

/** How a drawing is turned into a picture: scenes get a fine grain, marks stay flat on a clear ground. */
export interface Drawing {
  kind: 'scene' | 'mark';
  svg: () => string;
}

const drawings = (kind: Drawing['kind'], sheets: Record<string, () => Sheet>): [string, Drawing][] =>
  Object.entries(sheets).map(([name, sheet]) => [name, { kind, svg: () => sheet().toSvg() }]);

/** Every picture of the demo group by its name. */
export const everyPicture: ReadonlyMap<string, Drawing> = new Map<string, Drawing>([
  ...drawings('mark', markPictures),
  ...[
    bannerPictures,
    ceramicPictures,
    certificatePictures,
    closeScenes,
    clothPictures,
    cottonHalls,
    crestPictures,
    fireHalls,
    glassPictures,
    landscapes,
    packedPictures,
    packingPictures,
    peopleHalls,
    pipePictures,
    portraitPictures,
    worldPictures,
  ].flatMap((sheets) => drawings('scene', sheets)),
  ...Object.entries(closeUps).map(([name, svg]): [string, Drawing] => [name, { kind: 'scene', svg }]),
]);
