import { isFileAddress } from '#contract/addresses/read-address.ts';
import { mapRichTextOf } from '#contract/documents/map-texts.ts';
import type { Call, CallOutput } from '#contract/protocol/call.ts';
import type { Client, Listed } from '#contract/protocol/client.ts';
import type { Config } from '#server/config/config.ts';
import { addressOnSite } from '#ui/pictures/renditions.ts';

export interface PictureHosts {
  backendUrl: string;
  /** Hosts other than the backend, with port where needed. */
  hosts: readonly string[];
}

/** The hosts that IMAGE_HOSTS names, and those of the logos of the settings. */
export function imageHostsOf({ imageHosts, siteDefaults }: Pick<Config, 'imageHosts' | 'siteDefaults'>): string[] {
  const { logo, logoAlternate, logoDark, logoAlternateDark } = siteDefaults;
  const logos = [logo, logoAlternate, logoDark, logoAlternateDark].map((each) => URL.parse(each)?.host ?? '');
  return [...new Set([...imageHosts, ...logos.filter((host) => host !== '')])];
}

/**
 * Wraps a client so that its answers contain only pictures of the backend and of the named hosts, and links to files of
 * the backend. Pictures of hosts get addresses on this site. The page policy would block all other pictures, because
 * pages load nothing from third parties.
 */
export function withPictureHosts(client: Client, hosts: PictureHosts): Client {
  const addressOf = pictureAddresses(hosts);
  const shown = (call: Call, answer: unknown) =>
    mapRichTextOf(call, withPictures(answer, addressOf), (html) =>
      withFileLinks(withPicturesIn(html, addressOf), hosts.backendUrl),
    );
  return {
    call: async (call, input, options) =>
      shown(call, await client.call(call, input, options)) as CallOutput<typeof call>,
    list: async (call, input, options) => {
      const { items, total } = await client.list(call, input, options);
      return { items: shown(call, items), total } as Listed<(typeof items)[number]>;
    },
  };
}

/** Returns the address under which pages show a picture; undefined: pages do not show it. */
type AddressOf = (src: string) => string | undefined;

export function pictureAddresses({ backendUrl, hosts }: PictureHosts): AddressOf {
  const backend = new URL(backendUrl);
  return (src) => {
    if (!/^(?:https?:|\/\/)/i.test(src)) return src;
    const address = URL.parse(src, backend);
    if (!address || address.username || address.password) return undefined;
    if (address.origin === backend.origin) return src;
    if (hosts.includes(address.host)) return addressOnSite(address);
    // Texts written before the backend had a certificate link to `http:`, and those without a scheme count as `https:`.
    const isBackend = address.hostname === backend.hostname && address.port === backend.port;
    return isBackend ? `${backend.origin}${address.pathname}${address.search}` : undefined;
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Among objects with a `src`, only pictures have an alt text. */
const isPicture = (value: Record<string, unknown>): value is { src: string; alt: string } =>
  typeof value.src === 'string' && typeof value.alt === 'string';

/** Removes pictures that are not shown from lists; elsewhere they become null, as if there was none. */
function withPictures(value: unknown, addressOf: AddressOf): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => withPictures(item, addressOf));
    return items.filter((item, index) => !(isLost(item) && !isLost(value[index])));
  }
  if (!isRecord(value)) return value;
  if (isPicture(value)) {
    const src = addressOf(value.src);
    return src === undefined ? null : { ...value, src };
  }
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withPictures(part, addressOf)]));
}

/** Whether a list item is a lost picture, or a medium without its picture. */
const isLost = (item: unknown): boolean =>
  item === null || (isRecord(item) && item.kind === 'picture' && item.picture === null);

const img = /<img\b[^>]*>/gi;
const source = /(\ssrc=")([^"]*)(")/i;

/** Changes the addresses of pictures in cleaned HTML, and removes pictures without one. */
function withPicturesIn(html: string, addressOf: AddressOf): string {
  if (!html.includes('<img')) return html;
  return html.replace(img, (tag) => {
    const given = source.exec(tag)?.[2]?.replaceAll('&amp;', '&');
    const address = given === undefined ? undefined : addressOf(given);
    if (address === undefined) return '';
    return tag.replace(source, (_, before: string, __, after: string) =>
      [before, address.replaceAll('&', '&amp;'), after].join(''),
    );
  });
}

const fileLink = /(<a\b[^>]*?\shref=")(\/(?!\/)[^"]*)(")/gi;

/** Links to files in cleaned HTML lead to the backend, because this site has none. */
const withFileLinks = (html: string, backendUrl: string): string =>
  html.replace(fileLink, (link, before: string, href: string, after: string) =>
    isFileAddress(href) ? `${before}${backendUrl.replace(/\/+$/, '')}${href}${after}` : link,
  );
