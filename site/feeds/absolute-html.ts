import { absoluteAsset, resolveAsset } from '#ui/pictures/asset-host.tsx';

/** Makes the links and pictures of cleaned HTML absolute, for feed readers. */
export function absoluteHtml(html: string, { publicUrl, assetUrl }: { publicUrl: string; assetUrl: string }): string {
  return html
    .replace(/(<(?:img|source|video)\b[^>]*?\ssrc=")([^"]*)(")/gi, (_, before: string, src: string, after: string) =>
      [before, absoluteAsset(src, { assetUrl, publicUrl }), after].join(''),
    )
    .replace(/(<a\b[^>]*?\shref=")([^"]*)(")/gi, (_, before: string, href: string, after: string) =>
      // An anchor within the text does not work outside its page.
      [before, resolveAsset(href.startsWith('#') ? '/news' : href, publicUrl), after].join(''),
    );
}
