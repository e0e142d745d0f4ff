/**
 * How to show the address of a video, or of a map (`map-embed.ts`): in a frame, as our own video file, or as a link.
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

const youtubeHost = /^(?:(?:www\.|m\.)?youtube\.com|youtu\.be|www\.youtube-nocookie\.com)$/;
const vimeoHost = /^(?:(?:www|player)\.)?vimeo\.com$/;
const videoFile = /^[^?#]*\.(mp4|webm|ogv|mov|m4v)(?:[?#]|$)/i;

export interface EmbedOptions {
  /** Adds autoplay, for a player that the visitor has just opened. */
  playAtOnce?: boolean;
  /** Further hosts whose addresses are framed unchanged. */
  moreHosts?: readonly string[];
}

/** How to show an address. */
export function embedOf(address: string, options: EmbedOptions = {}): Embed {
  if (/^\/(?![/\\])/.test(address))
    return videoFile.test(address) ? { kind: 'video', src: address } : { kind: 'link', href: address };
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const framed = url?.protocol === 'https:' && (youtube(url, options) ?? vimeo(url, options) ?? allowed(url, options));
  return framed || { kind: 'link', href: url && /^https?:/.test(url.protocol) ? url.href : '' };
}

export const frame = (src: string, watch: string, host: string): Embed => ({ kind: 'frame', src, watch, host });

function youtube(url: URL, { playAtOnce }: EmbedOptions): Embed | undefined {
  if (!youtubeHost.test(url.host)) return undefined;
  // A list and the stream of a channel have no video of their own in their address.
  const fromPath = /^\/(?:embed|shorts|live|v)\/(?!videoseries|live_stream)([\w-]{5,20})/.exec(url.pathname)?.[1];
  const short = url.host === 'youtu.be' ? /^\/([\w-]{5,20})/.exec(url.pathname)?.[1] : undefined;
  const id = fromPath ?? short ?? /^[\w-]{5,20}$/.exec(url.searchParams.get('v') ?? '')?.[0];
  const list = /^[\w-]{2,64}$/.exec(url.searchParams.get('list') ?? '')?.[0];
  if (!id && !list) return undefined;
  const start = secondsIn(url.searchParams.get('start') ?? url.searchParams.get('t') ?? '');
  const src = withParameters(`https://www.youtube-nocookie.com/embed/${id ?? 'videoseries'}`, {
    list,
    start,
    autoplay: playAtOnce ? '1' : undefined,
  });
  const watch = withParameters(`https://www.youtube.com/${id ? 'watch' : 'playlist'}`, {
    v: id,
    list,
    t: id && start,
  });
  return frame(src, watch, 'youtube-nocookie.com');
}

const withParameters = (address: string, parameters: Record<string, string | undefined>): string => {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) if (value) url.searchParams.set(name, value);
  return url.href;
};

/** The seconds of a time such as `90`, `90s` or `1h2m3s`; '' if it has none. */
function secondsIn(time: string): string {
  const [, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(time) ?? [];
  return `${+hours * 3_600 + +minutes * 60 + +seconds || ''}`;
}

/**
 * With the names of a showcase, channel or group in front of the number, and the hash of an unlisted video behind it. A
 * showcase or an event alone has a number that is not that of a video.
 */
const vimeoPath =
  /^\/(?!(?:album|showcase|event)\/\d+(?:\/?$|\/(?!video)))(?:[a-z][\w/-]*\/)?(\d{1,12})(?:\/([\da-f]{6,40}))?\/?$/i;

function vimeo(url: URL, { playAtOnce }: EmbedOptions): Embed | undefined {
  if (!vimeoHost.test(url.host)) return undefined;
  const [, id, inPath] = vimeoPath.exec(url.pathname) ?? [];
  if (!id) return undefined;
  // An unlisted video is shown only with its hash.
  const hash = /^[\da-f]{6,40}$/i.exec(url.searchParams.get('h') ?? inPath ?? '')?.[0];
  const src = withParameters(`https://player.vimeo.com/video/${id}`, {
    h: hash,
    dnt: '1',
    autoplay: playAtOnce ? '1' : undefined,
  });
  const start = /^#t=[\dhms]+$/.exec(url.hash)?.[0] ?? '';
  const watch = `https://vimeo.com/${id}${hash ? `/${hash}` : ''}${start}`;
  return frame(src + start, watch, 'vimeo.com');
}

function allowed(url: URL, { moreHosts = [] }: EmbedOptions): Embed | undefined {
  if (url.username || url.password || !moreHosts.includes(url.host)) return undefined;
  return frame(url.href, url.href, url.host);
}
