import { createContext, type ReactNode, useContext } from 'react';
import { hostsRoot } from './renditions.ts';

const AssetHost = createContext('');

/** Names the host that relative picture and file addresses come from; '' for the page's own. */
export function AssetHostProvider({ host, children }: { host: string; children: ReactNode }) {
  return <AssetHost value={host}>{children}</AssetHost>;
}

/** Makes an address absolute where it is relative and the pictures come from another host. The site itself serves those of further hosts. */
export function resolveAsset(src: string, host: string): string {
  if (host === '' || src.startsWith(hostsRoot) || /^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i.test(src)) return src;
  return `${host.replace(/\/+$/, '')}/${src.replace(/^\/+/, '')}`;
}

/** The same for readers elsewhere: an address that is complete on any page. */
export const absoluteAsset = (src: string, { assetUrl, publicUrl }: { assetUrl: string; publicUrl: string }): string =>
  src.startsWith(hostsRoot) ? `${publicUrl}${src}` : resolveAsset(src, assetUrl);

/** Points the pictures and the files of finished HTML at their host. */
export function resolveAssetsIn(html: string, host: string): string {
  if (host === '') return html;
  return html.replace(
    /(<(?:img|source|video)\b[^>]*?\ssrc=")([^"]*)(")/gi,
    (_, before: string, src: string, after: string) => `${before}${resolveAsset(src, host)}${after}`,
  );
}

export const useAssetHost = (): string => useContext(AssetHost);
