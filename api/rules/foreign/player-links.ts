/** Elements that show a page or a video of another address. */
const players = new Set(['iframe', 'embed', 'oembed', 'object', 'video', 'audio', 'source']);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A page where visitors can watch a video; players cannot be opened on their own. */
function watchAddress(address: URL): string {
  const [, id] = /^\/embed\/(?!videoseries$)([\w-]+)$/.exec(address.pathname) ?? [];
  const isYoutube = /^(?:www\.)?youtube(?:-nocookie)?\.com$/.test(address.hostname);
  return isYoutube && id ? `https://www.youtube.com/watch?v=${id}` : address.href;
}

/** A frame that visitors do not see, such as one that counts them. */
const isInvisible = ({ width, height }: Readonly<Record<string, string>>): boolean =>
  [width, height].some((size) => size !== undefined && /^[01](?:px)?$/.test(size.trim()));

export const isPlayer = (tag: string): boolean => players.has(tag);
export const playerAttributes: ReadonlySet<string> = new Set(['src', 'url', 'data', 'title', 'width', 'height']);

/**
 * A link to what a player of a text shows. Pages load nothing from other hosts, and the site's own players are fields of their own.
 * Undefined without an address.
 */
export function playerLink(attributes: Readonly<Record<string, string>>): string | undefined {
  const given = (attributes.src ?? attributes.url ?? attributes.data ?? '').trim();
  if (given === '' || isInvisible(attributes)) return undefined;
  const isOnSite = /^\/(?![/\\])\S*$/.test(given);
  const url = isOnSite ? undefined : URL.parse(given.startsWith('//') ? `https:${given}` : given);
  if (!isOnSite && (!url || !/^https?:$/.test(url.protocol) || url.username !== '')) return undefined;
  const href = url ? watchAddress(url) : given;
  const name = attributes.title?.trim() || href.replace(/^https?:\/\/(?:www\.)?/, '');
  return `<a href="${escaped(href)}">${escaped(name)}</a>`;
}
