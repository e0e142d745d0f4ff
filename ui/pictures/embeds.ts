/**
 * How to show the address of a video or map: in a frame, as our own video file, or as a link.
 * `watch` is a page with the same content; `host` is the host that the frame loads from.
 */
export type Embed =
  | { kind: 'frame'; src: string; watch: string; host: string }
  | { kind: 'video'; src: string }
  | { kind: 'link'; href: string };

/** Hosts whose players and maps may be framed, once the visitor requests it. */
export const frameHosts = [
  'www.youtube-nocookie.com',
  'player.vimeo.com',
  'www.openstreetmap.org',
  'www.google.com',
  'maps.google.com',
] as const;

const youtubeHost = /^((www\.|m\.)?youtube\.com|youtu\.be|www\.youtube-nocookie\.com)$/;
/** A list has no video of its own in its address. */
const youtubePath = /^(?:youtu\.be|[^/]+\/(?:embed|shorts|live|v))\/(?!videoseries)([\w-]{5,20})/;
const videoFile = /\.(mp4|webm|ogv|mov|m4v)$/i;

export interface EmbedOptions {
  /** Adds autoplay, for a player that the visitor has just opened. */
  playAtOnce?: boolean;
  /** Further hosts whose addresses are framed unchanged. */
  moreHosts?: readonly string[];
}

/** How to show an address. */
export function embedOf(address: string, options: EmbedOptions = {}): Embed {
  if (/^\/(?![/\\])/.test(address)) return ownEmbed(address);
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return { kind: 'link', href: '' };
  const frame = url.protocol === 'https:' && (youtube(url, options) ?? vimeo(url, options) ?? unchanged(url, options));
  return frame || { kind: 'link', href: url.href };
}

function ownEmbed(address: string): Embed {
  if (!videoFile.test(address.split(/[?#]/)[0] ?? '')) return { kind: 'link', href: address };
  return { kind: 'video', src: address };
}

function youtube(url: URL, { playAtOnce }: EmbedOptions): Embed | undefined {
  if (!youtubeHost.test(url.host)) return undefined;
  const fromPath = youtubePath.exec(url.host + url.pathname)?.[1];
  const id = fromPath ?? /^[\w-]{5,20}$/.exec(url.searchParams.get('v') ?? '')?.[0];
  const list = /^[\w-]{2,64}$/.exec(url.searchParams.get('list') ?? '')?.[0];
  if (!id && !list) return undefined;
  const start = /[?&](?:start|t)=(\d+)s?(?=&|$)/.exec(url.search)?.[1];
  const src = withParameters(`https://www.youtube-nocookie.com/embed/${id ?? 'videoseries'}`, {
    list,
    start,
    autoplay: playAtOnce ? '1' : undefined,
  });
  const watch = id
    ? withParameters('https://www.youtube.com/watch', { v: id, list, t: start })
    : withParameters('https://www.youtube.com/playlist', { list });
  return { kind: 'frame', src, watch, host: 'youtube-nocookie.com' };
}

const withParameters = (address: string, parameters: Record<string, string | undefined>): string => {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) if (value) url.searchParams.set(name, value);
  return url.href;
};

/**
 * With the names of a showcase, channel or group in front of the number, and the hash of an unlisted video behind it. A
 * showcase or an event alone, after a single word, has a number that is not that of a video.
 */
const vimeoPath = /^\/(?:video\/|[a-z][\w-]*\/[\w/-]+\/)?(\d{1,12})(?:\/([\da-f]{6,40}))?\/?$/i;

function vimeo(url: URL, { playAtOnce }: EmbedOptions): Embed | undefined {
  if (!/^((www|player)\.)?vimeo\.com$/.test(url.host)) return undefined;
  const [, id, inPath] = vimeoPath.exec(url.pathname) ?? [];
  if (!id) return undefined;
  // An unlisted video is shown only with its hash.
  const hash = /^[\da-f]{6,40}$/i.exec(url.searchParams.get('h') ?? inPath ?? '')?.[0];
  const src = withParameters(`https://player.vimeo.com/video/${id}`, {
    h: hash,
    dnt: '1',
    autoplay: playAtOnce ? '1' : undefined,
  });
  return { kind: 'frame', src, watch: `https://vimeo.com/${id}${hash ? `/${hash}` : ''}`, host: 'vimeo.com' };
}

/** A map, or an address of a host that the operator allows. */
function unchanged(url: URL, { moreHosts = [] }: EmbedOptions): Embed | undefined {
  const place = url.host + url.pathname;
  const isMap =
    place === 'www.openstreetmap.org/export/embed.html' ||
    place.startsWith('www.google.com/maps/embed') ||
    (url.host === 'maps.google.com' && url.searchParams.get('output') === 'embed');
  if (url.username || url.password || !(isMap || moreHosts.includes(url.host))) return undefined;
  return { kind: 'frame', src: url.href, watch: url.href, host: url.host.replace(/^www\./, '') };
}
