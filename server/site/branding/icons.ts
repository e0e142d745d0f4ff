import type { Handler } from 'hono';
import { matchesEtag } from '#api/http/etag.ts';
import type { Client } from '#contract/protocol/client.ts';
import { fingerprint } from '#site/reading/fingerprint.ts';
import type { AssetReader } from './asset-reader.ts';
import { companyFor } from './company-for.ts';
import type { IconShape, IconSubject } from './draw-icon.ts';
import { icoFile } from './ico-file.ts';
import { type MadePictures, orNotNow } from './made-pictures.ts';

export interface IconParts {
  client: () => Client;
  publicUrl: string;
  readAsset: AssetReader;
  pictures: MadePictures;
}

const plain = { share: 0.84, rounding: 0.18 } as const;

/** All icons by address. */
const shapes: Readonly<Record<string, IconShape>> = {
  '/icons/32.png': { size: 32, ...plain },
  '/icons/180.png': { size: 180, share: 0.72, rounding: 0 },
  '/icons/192.png': { size: 192, ...plain },
  '/icons/512.png': { size: 512, ...plain },
  '/icons/maskable-512.png': { size: 512, share: 0.56, rounding: 0 },
};

const favicon = '/favicon.ico';
const faviconSizes = [16, 32, 48];

/** Serves the site's icons. They are drawn from the logo on the first request, and again when the logo changes. */
export function icons({ client, publicUrl, readAsset, pictures }: IconParts): Handler {
  return (c, next) => {
    const shape = Object.hasOwn(shapes, c.req.path) ? shapes[c.req.path] : undefined;
    if (!shape && c.req.path !== favicon) return next();
    return orNotNow(async () => {
      const { companyName, brandColor, logo } = await companyFor(client(), publicUrl);
      const version = fingerprint([companyName, brandColor, logo?.src ?? '']);
      const etag = `"${version}"`;
      const headers = { 'content-type': mediaTypeOf(shape), 'cache-control': 'public, max-age=86400', etag };
      if (matchesEtag(c.req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers });
      const picture = await pictures.make(`${c.req.path} ${version}`, async () => {
        const subject = { companyName, brandColor, logo: logo ? await readAsset(logo.src) : undefined };
        const { drawIcon } = await import('./draw-icon.ts');
        return shape ? drawIcon(subject, shape) : drawFavicon(subject);
      });
      return new Response(new Uint8Array(picture), { headers });
    });
  };
}

const mediaTypeOf = (shape: IconShape | undefined) => (shape ? 'image/png' : 'image/x-icon');

async function drawFavicon(subject: IconSubject): Promise<Buffer> {
  const { drawIcon } = await import('./draw-icon.ts');
  const pictures = faviconSizes.map(async (size) => ({ size, png: await drawIcon(subject, { size, ...plain }) }));
  return icoFile(await Promise.all(pictures));
}
