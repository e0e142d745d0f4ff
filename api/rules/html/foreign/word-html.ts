/*
 * Word processors write lists as paragraphs with a bullet character, and emphasis as styles. Cleaning drops styles and
 * classes, so these become elements first. Reads tag by tag, in linear time.
 */

import { isWrittenMarker, listAttributes, listNumber } from '#contract/text/list-marker.ts';
import { emphasisOf, isStyledBlock, noEmphasis, notBold } from './emphasis-styles.ts';

const signs = /\sstyle\s*=|\bMso[A-Z]|<o:p/i;
/** Text that is not printed and that other readers do not see. */
const hiddenStyle = /mso-hide:\s*all/i;
const hiddenTags = new Set(['p', 'span', 'div']);
const wordSigns = /\bmso-|\bMso[A-Z]|<o:p/i;
const anyTag = /(<[^<>]*>)/;
const tagParts = /^<(\/?)([a-z][a-z0-9]*(?::[a-z0-9]+)?)\b([^<>]*)>$/i;
/** Word hides the text between these; browsers show it. */
const shownCondition = /^<!\[(?:if\b[^\]]*|endif)\]>$/i;
const langAttribute = /\s(?:xml:)?lang\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi;

const listStyle = /mso-list:\s*(l\d+)\s+level(\d)/i;
const ignoredStyle = /mso-list:\s*ignore/i;
/** A bullet or number with the spaces that Word adds. */
const marker = String.raw`[·•▪§oØüv‣–-]|\(?(?:\p{Nd}{1,3}|[a-z]|[一二三四五六七八九十]{1,3})[.)、．]`;
const paintedMarker = new RegExp(
  String.raw`^((?:<[^<>]*>|\s)*)(${marker})((?:<[^<>]*>)*(?:&nbsp;|\u00a0)(?:&nbsp;|\s)*)`,
  'u',
);

/** A paragraph that may be an item of a list. */
interface Item {
  list: string;
  level: number;
  marker: string;
  /** Whether only the class marks the item; its text must then start with a bullet. */
  byClass: boolean;
  content: string[];
}

function itemOf(attributes: string): Item | undefined {
  const [, list, level] = listStyle.exec(attributes) ?? [];
  if (list) return { list, level: Number(level), marker: '', byClass: false, content: [] };
  if (/\bMsoListParagraph/.test(attributes)) return { list: 'class', level: 1, marker: '', byClass: true, content: [] };
  const [, kind, depth = '1'] = /\bMsoList(Bullet|Number)([2-5])?\b/.exec(attributes) ?? [];
  const marker = kind === 'Number' ? '1.' : '•';
  return kind ? { list: kind, level: Number(depth), marker, byClass: true, content: [] } : undefined;
}

/**
 * Turns lists and emphasis that are styles or classes into elements. One function, because all steps of its pass share
 * one state.
 */
export function withoutWordStyles(html: string): string {
  if (!signs.test(html)) return html;
  const isWord = wordSigns.test(html);
  const ended = new Set(['xml', ...hiddenTags].filter((tag) => new RegExp(`</${tag}\\b`, 'i').test(html)));
  const written: string[] = [];
  const lists = openLists(written);
  /** The end tags of the open elements, by tag name. */
  const ends = new Map<string, string[]>();
  let item: Item | undefined;
  let skipped: { tag: string; depth: number; isMarker?: true } | undefined;
  let headings = 0;

  const put = (text: string) => (item ? item.content : written).push(text);
  const endItem = () => {
    const ended = item;
    item = undefined;
    if (ended) lists.add(ended);
  };
  const begin = (tag: string, shown: string, end: string) => {
    const known = ends.get(tag);
    if (known) known.push(end);
    else ends.set(tag, [end]);
    put(shown);
  };

  const openTag = (tag: string, attributes: string, token: string, isInline: boolean) => {
    const shown = isWord ? token.replace(langAttribute, '') : token;
    const hasStyle = isInline || tag === 'span' || tag === 'font';
    const { opening, closing } = hasStyle && headings === 0 ? emphasisOf(attributes) : noEmphasis;
    if (tag === 'p') {
      endItem();
      const next = itemOf(attributes);
      if (!next) lists.end();
      if (next) item = next;
      else if (/\bMsoTitle\b/.test(attributes)) begin(tag, '<h2>', '</h2>');
      else if (isInline) begin(tag, shown + opening, `${closing}</p>`);
      else begin(tag, shown, '</p>');
    } else if (tag === 'span' || tag === 'font') {
      if (item && ignoredStyle.test(attributes)) {
        skipped = { tag, depth: 1, isMarker: true };
        return;
      }
      begin(tag, shown + opening, `${closing}</${tag}>`);
    } else if (isInline) begin(tag, shown + opening, `${closing}</${tag}>`);
    else if ((tag === 'b' || tag === 'strong') && notBold.test(attributes)) begin(tag, '', '');
    else if (tag === 'a' && (!/\shref\s*=/i.test(attributes) || /\shref\s*=\s*["']?(?:#_|file:)/i.test(attributes))) {
      begin(tag, '', '');
    } else begin(tag, shown, `</${tag}>`);
    if (/^h[1-6]$/.test(tag)) headings += 1;
  };

  const closeTag = (tag: string, token: string) => {
    if (/^h[1-6]$/.test(tag)) headings = Math.max(0, headings - 1);
    if (tag === 'p' && item) endItem();
    else put(ends.get(tag)?.pop() ?? token);
  };

  const tokens = html.split(anyTag);
  for (const [index, token] of tokens.entries()) {
    const isText = index % 2 === 0;
    if (isText) {
      if (skipped?.isMarker && item) item.marker += token;
      if (skipped) continue;
      if (!item && token.trim() !== '') lists.end();
      put(token);
      continue;
    }
    const [, slash, name = '', attributes = ''] = tagParts.exec(token) ?? [];
    const tag = name.toLowerCase();
    // A paragraph also ends where the next one begins.
    if (skipped?.tag === 'p' && tag === 'p' && !slash) skipped = undefined;
    if (skipped) {
      if (tag === skipped.tag) skipped.depth += slash ? -1 : 1;
      if (skipped.depth === 0) skipped = undefined;
    } else if (tag === '') {
      if (!shownCondition.test(token)) put(token);
    } else if (tag === 'xml' && !slash && ended.has(tag)) skipped = { tag, depth: 1 };
    else if (tag.includes(':')) continue;
    else {
      if (!item && tag !== 'p') lists.end();
      if (slash) closeTag(tag, token);
      else if (hiddenTags.has(tag) && hiddenStyle.test(attributes) && ended.has(tag)) skipped = { tag, depth: 1 };
      else openTag(tag, attributes, token, isStyledBlock(tokens, index, tag, attributes));
    }
  }
  endItem();
  lists.end();
  return written.join('');
}

/** Writes items as lists, nested by level. */
function openLists(written: string[]) {
  const open: { level: number; list: string; tag: 'ol' | 'ul' }[] = [];
  const closeLast = () => written.push(`</li></${open.pop()?.tag}>`);
  const end = () => {
    while (open.length > 0) closeLast();
  };
  return {
    end,
    add({ list, level, marker, byClass, content }: Item): void {
      const html = content.join('');
      const painted = byClass ? paintedMarker.exec(html) : null;
      if (byClass && !painted && marker === '') {
        end();
        written.push('<p>', html, '</p>');
        return;
      }
      if (open[0] && open[0].list !== list) end();
      while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) closeLast();
      const sign = (painted?.[2] ?? marker).replaceAll('&nbsp;', ' ').trim();
      // Bullets may be entities.
      if (!sign.includes('&') && isWrittenMarker(sign, level - (open[0]?.level ?? level) + 1)) {
        end();
        written.push('<p>', sign, ' ', html, '</p>');
        return;
      }
      const last = open.at(-1);
      if (last && level <= last.level) written.push('</li>');
      else {
        const number = listNumber(sign);
        const tag = number === undefined ? 'ul' : 'ol';
        open.push({ level, list, tag });
        const attributes = Object.entries(listAttributes(sign)).map(([name, value]) => ` ${name}="${value}"`);
        written.push(`<${tag}${attributes.join('')}>`);
      }
      // The tags around a bullet stay, because they end after the text.
      const tagsOf = (text = '') => text.replace(/&nbsp;|[^<>]+(?=<|$)/g, '');
      const rest = painted ? tagsOf(painted[1]) + tagsOf(painted[3]) + html.slice(painted[0].length) : html;
      written.push('<li>', rest);
    },
  };
}
