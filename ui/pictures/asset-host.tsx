import { createContext, type ReactNode, useContext } from 'react';
import { hostsRoot } from './renditions.ts';

const AssetHost = createContext('');

/** Provides the host of relative picture and file addresses; '' for the page's own. */
export function AssetHostProvider({ host, children }: { host: string; children: ReactNode }) {
  return <AssetHost value={host}>{children}</AssetHost>;
}

/**
 * Makes a relative address absolute if the pictures are on another host. Pictures of further hosts are served by the
 * site itself.
 */
export function resolveAsset(src: string, host: string): string {
  if (host === '' || src.startsWith(hostsRoot) || /^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i.test(src)) return src;
  return `${host.replace(/\/+$/, '')}/${src.replace(/^\/+/, '')}`;
}

/** The same for readers outside the site: an absolute address. */
export const absoluteAsset = (src: string, { assetUrl, publicUrl }: { assetUrl: string; publicUrl: string }): string =>
  src.startsWith(hostsRoot) ? `${publicUrl}${src}` : resolveAsset(src, assetUrl);

/** Applies `resolveAsset` to the pictures and files of finished HTML. */
export function resolveAssetsIn(html: string, host: string): string {
  if (host === '') return html;
  return html.replace(
    /(<(?:img|source|video)\b[^>]*?\ssrc=")([^"]*)(")/gi,
    (_, before: string, src: string, after: string) => `${before}${resolveAsset(src, host)}${after}`,
  );
}

export const useAssetHost = (): string => useContext(AssetHost);
