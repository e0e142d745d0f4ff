import { Parser } from 'htmlparser2';
import { boundedParser } from '#api/rules/html/bounded-tokenizer.ts';
import { ownRules } from '#api/rules/html/html-rules.ts';
import { readAddress } from '#contract/addresses/read-address.ts';

/** Elements that show a page or a video of another address. */
export const players: ReadonlySet<string> = new Set([
  'iframe',
  'frame',
  'embed',
  'oembed',
  'object',
  'video',
  'audio',
  'source',
]);
/** Elements of scripts that replace themselves by a player, with the number of a video. */
const scripted = /^(?:amp|lite)-(youtube|vimeo)$/;
/** The parameters of an object that have its address. */
const addressParameters = new Set(['movie', 'src', 'url', 'filename']);

export const playerAttributes: ReadonlySet<string> = new Set(
  'src url data title width height name value data-oembed-url videoid data-videoid'.split(' '),
);
const sign = new RegExp(`<(?:(?:${[...players].join('|')})\\b|(?:amp|lite)-)|\\sdata-oembed-url\\b`, 'i');
/** Elements that show something inside an object, which then needs no link. */
const shown = new Set(['img', 'a']);
const kept = new Set(ownRules.allowedTags);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A page where visitors can watch a video; players cannot be opened on their own. */
function watchAddress(address: URL): string {
  const [, id] = /^\/(?:embed|v|shorts|live)\/(?!videoseries$)([\w-]+)$/.exec(address.pathname) ?? [];
  const isYoutube = /^(?:www\.)?youtube(?:-nocookie)?\.com$/.test(address.hostname);
  return isYoutube && id ? `https://www.youtube.com/watch?v=${id}` : address.href;
}

/** A frame that visitors do not see, such as one that counts them. */
const isInvisible = ({ width, height }: Readonly<Record<string, string>>): boolean =>
  [width, height].some((size) => size !== undefined && /^[01](?:px)?$/.test(size.trim()));

/** The address of what an element shows; '' for none. */
export function playerAddress(tag: string, attributes: Readonly<Record<string, string>>): string {
  const [, host] = scripted.exec(tag) ?? [];
  const id = encodeURIComponent(attributes.videoid ?? attributes['data-videoid'] ?? '');
  if (host && id) return host === 'vimeo' ? `https://vimeo.com/${id}` : `https://www.youtube.com/watch?v=${id}`;
  if (players.has(tag)) return readAddress(attributes.src ?? attributes.url ?? attributes.data ?? '');
  return readAddress(attributes['data-oembed-url'] ?? '');
}

/** The address in a parameter of an object; '' for another parameter. */
export const parameterAddress = ({ name = '', value = '' }: Readonly<Record<string, string>>): string =>
  addressParameters.has(name.trim().toLowerCase()) ? readAddress(value) : '';

/**
 * A link to what a player of a text shows. Pages load nothing from other hosts, and the site's own players are fields
 * of their own. Undefined without an address.
 */
function playerLink(given: string, attributes: Readonly<Record<string, string>>): string | undefined {
  if (given === '' || isInvisible(attributes)) return undefined;
  const isOnSite = /^\/(?![/\\])\S*$/.test(given);
  const url = isOnSite ? undefined : URL.parse(given);
  if (!isOnSite && (!url || !/^https?:$/.test(url.protocol) || url.username !== '')) return undefined;
  const href = url ? watchAddress(url) : given;
  const name = attributes.title?.trim() || href.replace(/^https?:\/\/(?:www\.)?/, '');
  return `<a href="${escaped(href)}">${escaped(name)}</a>`;
}

/** Adds a link before each player of a text. Cleaning then drops the players. An object gets one only if it has no content. */
export function withPlayerLinks(html: string): string {
  if (!sign.test(html)) return html;
  let written = '';
  let end = 0;
  const addLink = (link: string, at: number) => {
    written += html.slice(end, at) + (open.some((tag) => kept.has(tag)) ? link : `<p>${link}</p>`);
    end = at;
  };
  const open: string[] = [];
  /** Open objects, with the link that each of them needs until something is shown in it. */
  const objects: { depth: number; link: string | undefined; hasContent: boolean }[] = [];
  const showsContent = () => {
    for (const object of objects) Object.assign(object, { link: undefined, hasContent: true });
  };
  /** Whether a video has no address yet: its sources have it. */
  let needsSource = false;
  const { options, onOpen, onClose } = boundedParser(html, {
    hidesContent: () => false,
    keepsAttribute: (name) => playerAttributes.has(name),
  });
  const parser = new Parser(
    {
      ontext(text) {
        if (objects.length > 0 && text.trim() !== '') showsContent();
      },
      onopentag(tag, attributes) {
        onOpen(tag);
        const address = playerAddress(tag, attributes);
        const isPlayer = players.has(tag) || address !== '';
        const object = objects.at(-1);
        if (tag === 'param' && object && !object.hasContent) {
          object.link ??= playerLink(parameterAddress(attributes), {});
        } else if (isPlayer && (tag !== 'source' || needsSource)) {
          const link = playerLink(address, attributes);
          needsSource = (tag === 'video' || tag === 'audio') && link === undefined;
          if (tag === 'object' || attributes['data-oembed-url'] !== undefined) {
            objects.push({ depth: open.length, link, hasContent: false });
          } else if (link) {
            showsContent();
            addLink(link, parser.startIndex);
          }
        } else if (shown.has(tag)) showsContent();
        open.push(tag);
      },
      onclosetag(tag) {
        onClose(tag);
        open.pop();
        const object = objects.at(-1);
        if (object?.depth !== open.length) return;
        objects.pop();
        if (object.link) {
          showsContent();
          addLink(object.link, parser.startIndex);
        }
      },
    },
    options,
  );
  parser.end(html);
  return written + html.slice(end);
}
