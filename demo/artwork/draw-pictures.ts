import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { defaultBanner } from './drawing/banners.ts';
import { type Drawing, everyPicture } from './drawing/every-picture.ts';
import { seeded } from './drawing/random.ts';

/**
 * Draws the demo group's illustrations (scenes, people, marks, certificates, maps), or those whose names are given,
 * and the site's default banner. The pictures of its products are rendered, see render-pictures.ts.
 */
const wanted = new Set(process.argv.slice(2));
const pictures = join(import.meta.dirname, '../pictures');
const banner = join(import.meta.dirname, '#site/public/images/page_header_1.jpeg');

const grainSide = 240;
const grainStrength = 13;

/** Smaller drawings are enlarged to this width, in pixels. They are vector drawings and lose nothing. */
const narrowest = 1600;

/** Tried in order until the picture is no larger than `heaviest` bytes. */
const qualities = [84, 76, 66, 54] as const;
const heaviest = 100 * 1024;

/** A square of fine grey noise, the same on every machine. */
function grain() {
  const random = seeded('grain');
  const pixels = Buffer.alloc(grainSide * grainSide * 4);
  for (let at = 0; at < pixels.length; at += 4) {
    pixels.fill(random.next() > 0.5 ? 255 : 0, at, at + 3);
    pixels[at + 3] = Math.round(random.next() * grainStrength);
  }
  return sharp(pixels, { raw: { width: grainSide, height: grainSide, channels: 4 } })
    .blur(0.6)
    .png()
    .toBuffer();
}

async function drawn({ kind, svg }: Drawing, noise: Buffer) {
  const drawing = Buffer.from(svg());
  const { width: drawnWidth } = await sharp(drawing, { density: 72 }).metadata();
  const image = sharp(drawing, { density: 72 * Math.max(1, narrowest / drawnWidth) });
  if (kind === 'mark') return image.webp({ lossless: true, effort: 6 }).toBuffer();
  const { data, info } = await image
    .flatten({ background: '#f6f0e4' })
    .composite([{ input: noise, tile: true, blend: 'overlay' }])
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const encoded = (quality: number) =>
    sharp(data, { raw: { width, height, channels } }).webp({ quality, effort: 4, smartSubsample: true }).toBuffer();
  // Halls full of machines and people have so much detail that they would be several times as large as a portrait.
  let picture = await encoded(qualities[0]);
  for (const quality of qualities.slice(1)) {
    if (picture.length <= heaviest) break;
    picture = await encoded(quality);
  }
  return picture;
}

await mkdir(pictures, { recursive: true });
const noise = await grain();
let total = 0;
for (const [name, drawing] of everyPicture) {
  const file = join(pictures, `${name}.webp`);
  if (wanted.size === 0 || wanted.has(name)) await writeFile(file, await drawn(drawing, noise));
  total += (await stat(file)).size;
}
if (wanted.size === 0) {
  const header = sharp(Buffer.from(defaultBanner().toSvg()));
  const textured = header.composite([{ input: noise, tile: true, blend: 'overlay' }]);
  await textured.flatten().jpeg({ quality: 80, mozjpeg: true }).toFile(banner);
}
process.stdout.write(`${everyPicture.size} drawn pictures, ${(total / 1024 / 1024).toFixed(1)} MB. \
Pictures of products: npm run demo:renders (needs Blender)\n`);
