import { type Embed, type EmbedOptions, embedOf, frame } from './embeds.ts';

/** How to show the address of a map. */
export function mapEmbedOf(address: string, options: EmbedOptions = {}): Embed {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return (url?.protocol === 'https:' && framed(url)) || embedOf(address, options);
}

function framed(url: URL): Embed | undefined {
  const isOpen = url.host === 'www.openstreetmap.org' && url.pathname === '/export/embed.html';
  const isGoogle = url.host === 'www.google.com' && url.pathname.startsWith('/maps/embed');
  const isOldGoogle = url.host === 'maps.google.com' && url.searchParams.get('output') === 'embed';
  if (url.username || url.password || (!isOpen && !isGoogle && !isOldGoogle)) return undefined;
  return frame(url.href, url.href, url.host.replace(/^www\./, ''));
}
