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

const youtubeHosts = new Set([
  'www.youtube.com',
  'youtube.com',
  'm.youtube.com',
  'youtu.be',
  'www.youtube-nocookie.com',
]);
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
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return { kind: 'link', href: '' };
  if (url.protocol === 'http:') return { kind: 'link', href: url.href };
  return (
    youtube(url, options) ??
    vimeo(url, options) ??
    map(url) ??
    allowed(url, options) ?? { kind: 'link', href: url.href }
  );
}

function ownEmbed(address: string): Embed {
  if (!videoFile.test(address.split(/[?#]/)[0] ?? '')) return { kind: 'link', href: address };
  return { kind: 'video', src: address };
}

function youtube(url: URL, { playAtOnce }: EmbedOptions): Embed | undefined {
  if (!youtubeHosts.has(url.host)) return undefined;
  // A list and the stream of a channel have no video of their own in their address.
  const fromPath = /^\/(?:embed|shorts|live|v)\/(?!videoseries|live_stream)([\w-]{5,20})/.exec(url.pathname)?.[1];
  const short = url.host === 'youtu.be' ? /^\/([\w-]{5,20})/.exec(url.pathname)?.[1] : undefined;
  const id = fromPath ?? short ?? /^[\w-]{5,20}$/.exec(url.searchParams.get('v') ?? '')?.[0];
  const list = /^[\w-]{2,64}$/.exec(url.searchParams.get('list') ?? '')?.[0];
  if (!id && !list) return undefined;
  const start = secondsIn(url.searchParams.get('start') ?? url.searchParams.get('t'));
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

/** A time such as `90`, `90s` or `1h2m3s`. */
function secondsIn(time: string | null): string | undefined {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(time ?? '') ?? [];
  const sum = Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
  return sum > 0 ? String(sum) : undefined;
}

/**
 * With the names of a showcase, channel or group in front of the number, and the hash of an unlisted video behind it. A
 * showcase or an event alone has a number that is not that of a video.
 */
const vimeoPath =
  /^\/(?:video\/|channels\/[\w-]+\/|(?:groups\/[\w-]+\/|manage\/)videos\/|(?:album|showcase)\/\d+\/video\/|ondemand\/[\w-]+\/|\w+\/review\/)?(\d{1,12})(?:\/([\da-f]{6,40}))?\/?$/i;

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
  const start = /^#t=[\dhms]+$/.exec(url.hash)?.[0] ?? '';
  const watch = `https://vimeo.com/${id}${hash ? `/${hash}` : ''}${start}`;
  return { kind: 'frame', src: src + start, watch, host: 'vimeo.com' };
}

function map(url: URL): Embed | undefined {
  const isOpen = url.host === 'www.openstreetmap.org' && url.pathname === '/export/embed.html';
  const isGoogle = url.host === 'www.google.com' && url.pathname.startsWith('/maps/embed');
  const isOldGoogle = url.host === 'maps.google.com' && url.searchParams.get('output') === 'embed';
  if (url.username || url.password || (!isOpen && !isGoogle && !isOldGoogle)) return undefined;
  return { kind: 'frame', src: url.href, watch: url.href, host: url.host.replace(/^www\./, '') };
}

function allowed(url: URL, { moreHosts = [] }: EmbedOptions): Embed | undefined {
  if (url.username || url.password || !moreHosts.includes(url.host)) return undefined;
  return { kind: 'frame', src: url.href, watch: url.href, host: url.host };
}
