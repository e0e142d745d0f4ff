import { Parser } from 'htmlparser2';
import { readAddress } from '#contract/addresses/read-address.ts';
import { boundedParser } from './bounded-tokenizer.ts';
import { withLazyAddresses } from './foreign/lazy-addresses.ts';
import { parameterAddress, playerAddress, playerAttributes, players } from './foreign/player-links.ts';
import { maxHtmlLength, ownRules } from './html-rules.ts';

/** A part of a text that its cleaning has lost. `value`: the lost words, or the address. */
export interface LostPart {
  kind: 'text' | 'link' | 'picture' | 'player';
  value: string;
}

interface Contents {
  text: string;
  /** Addresses by kind, in one spelling. */
  addresses: Record<'link' | 'picture' | 'player', Set<string>>;
}

/** The attribute with the address of an element, and what it leads to. */
const holders: Readonly<Record<string, [attribute: string, kind: keyof Contents['addresses']]>> = {
  a: ['href', 'link'],
  area: ['href', 'link'],
  img: ['src', 'picture'],
  input: ['src', 'picture'],
};
const read = new Set([...playerAttributes, 'href', 'style', 'hidden']);

/** Content that browsers do not show, and the bullets that Word writes as text. */
const isHidden = (tag: string, { style = '', hidden }: Record<string, string>): boolean =>
  (ownRules.nonTextTags.includes(tag) && !players.has(tag)) ||
  tag === 'title' ||
  hidden !== undefined ||
  /display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all|mso-list\s*:\s*ignore/i.test(style);

/** An address in one spelling; '' for one that leads nowhere. */
function addressOf(given: string): string {
  const address = readAddress(given);
  if (address === '' || /^(?:#|javascript:|about:)/i.test(address)) return '';
  return (URL.parse(address, 'https://backend.invalid')?.href ?? address).replace(/^http:/, 'https:');
}

const playedBy = (tag: string, attributes: Record<string, string>): string =>
  tag === 'param' ? parameterAddress(attributes) : playerAddress(tag, attributes);

function contentsOf(html: string): Contents {
  const contents: Contents = { text: '', addresses: { link: new Set(), picture: new Set(), player: new Set() } };
  /** Whether each open element is hidden, with the elements around it. */
  const open: boolean[] = [];
  const { options, onOpen, onClose } = boundedParser(html, {
    hidesContent: () => false,
    keepsAttribute: (name) => read.has(name),
  });
  const parser = new Parser(
    {
      ontext(data) {
        if (open.at(-1) !== true) contents.text += data;
      },
      onopentag(tag, attributes) {
        onOpen(tag);
        const isInHidden = open.at(-1) === true || isHidden(tag, attributes);
        open.push(isInHidden);
        const [attribute = '', kind = 'player'] = holders[tag] ?? [];
        const given = attribute ? attributes[attribute] : playedBy(tag, attributes);
        const address = isInHidden ? '' : addressOf(given ?? '');
        if (address !== '') contents.addresses[kind].add(address);
        // Words must not run together where an element ends a line.
        contents.text += ' ';
      },
      onclosetag(tag) {
        onClose(tag);
        open.pop();
        contents.text += ' ';
      },
    },
    options,
  );
  parser.end(html);
  return contents;
}

const maxValue = 100;
const shown = (value: string): string => (value.length > maxValue ? `${value.slice(0, maxValue)}…` : value);
const signs = /[^\p{L}\p{N}]+/gu;

/** The part of a text between the beginning and the end that it has in common with the other, without spaces and punctuation. */
function lostText(before: string, after: string): string | undefined {
  const [all, kept] = [before.replace(signs, ''), after.replace(signs, '')];
  if (all.length <= kept.length) return undefined;
  let start = 0;
  while (start < kept.length && all[start] === kept[start]) start += 1;
  let end = 0;
  while (end < kept.length - start && all.at(-1 - end) === kept.at(-1 - end)) end += 1;
  return all.slice(start, all.length - end);
}

/** Shorter parts of an address, such as `embed`, identify no video. */
const minKeyLength = 6;

/** What the address of a player and that of its page have in common: the video's id, or the whole address of a file. */
function keyOf(address: string): string {
  if (/\.[a-z0-9]{2,5}(?:[?#]|$)/i.test(address)) return address;
  const [longest = ''] = address
    .split(/[/?&=#]/)
    .filter((part) => !/[.:]/.test(part))
    .sort((one, other) => other.length - one.length);
  return longest.length < minKeyLength ? address : longest;
}

/**
 * The parts of a text that are missing after its cleaning: words, links, pictures and players. A player is kept where
 * the cleaned text has its address or that of its video.
 */
export function lostContent(before: string, after: string): LostPart[] {
  const lost: LostPart[] = [];
  if (before.length > maxHtmlLength) lost.push({ kind: 'text', value: shown(before.slice(maxHtmlLength)) });
  if (!before.includes('<')) return lost;
  const [given, kept] = [contentsOf(withLazyAddresses(before.slice(0, maxHtmlLength))), contentsOf(after)];
  const text = lostText(given.text, kept.text);
  if (text) lost.push({ kind: 'text', value: shown(text) });
  const remaining = Object.values(kept.addresses)
    .flatMap((addresses) => [...addresses])
    .join(' ');
  for (const kind of ['link', 'picture', 'player'] as const) {
    for (const address of given.addresses[kind]) {
      const isKept = kind === 'player' ? remaining.includes(keyOf(address)) : kept.addresses[kind].has(address);
      if (!isKept) lost.push({ kind, value: shown(address.replace('https://backend.invalid', '')) });
    }
  }
  return lost;
}
