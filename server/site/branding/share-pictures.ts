import type { Handler } from 'hono';
import type { Client } from '#contract/protocol/client.ts';
import { sharedPage } from '#site/reading/share-picture.ts';
import type { SiteHandler } from '../site-handler.ts';
import type { AssetReader } from './asset-reader.ts';
import { companyFor } from './company-for.ts';
import { type MadePictures, orNotNow } from './made-pictures.ts';
import { readPageHead } from './page-head.ts';

export interface SharePictureParts {
  site: SiteHandler;
  client: () => Client;
  publicUrl: string;
  readAsset: AssetReader;
  pictures: MadePictures;
}

const forEver = { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=31536000, immutable' };

/**
 * Serves the pictures that are shown with links to pages. No part of an address is ever drawn: the address names a
 * page, the page is rendered as for a visitor, and the address must equal the one in that page's head.
 */
export function sharePictures(parts: SharePictureParts): Handler {
  const { site, client, publicUrl, pictures } = parts;
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const address = pathname + search;
    const page = sharedPage(address);
    if (page === undefined) return next();
    return orNotNow(async () => {
      const kept = pictures.get(address);
      if (kept) return new Response(new Uint8Array(kept), { headers: forEver });
      const answer = await site(new Request(`${publicUrl}${page}`), client());
      if (answer.status === 503) return answer;
      const head = answer.status === 200 ? readPageHead(await answer.text()) : undefined;
      if (!head) {
        await next();
        return c.res;
      }
      // The page has changed since, so it has another picture now.
      if (head.sharePicture !== `${publicUrl}${address}`) return c.redirect(head.sharePicture, 302);
      const made = await pictures.make(address, () => draw(parts, head));
      return new Response(new Uint8Array(made), { headers: forEver });
    });
  };
}

type Head = NonNullable<ReturnType<typeof readPageHead>>;

async function draw(
  { client, publicUrl, readAsset }: SharePictureParts,
  { title, companyName, picture, direction, isChosen }: Head,
): Promise<Buffer> {
  const { brandColor, accentColor, pageBanner, logo } = await companyFor(client(), publicUrl);
  const shown = picture || pageBanner?.src;
  const { drawSharePicture } = await import('./draw-share-picture.ts');
  return drawSharePicture({
    title,
    companyName,
    direction,
    isChosen,
    brandColor,
    accentColor,
    picture: shown ? await readAsset(shown) : undefined,
    logo: logo ? await readAsset(logo.src) : undefined,
  });
}
