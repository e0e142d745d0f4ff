/** An item of a list that is a label and a value, and where it is in the text. */
export interface LabelledItem {
  /** The list and the item in it, counted from 0: a translation has the same item at the same place. */
  list: number;
  item: number;
  start: number;
  end: number;
  label: string;
  value: string;
}

/** A list, and how many items it has. */
export interface HtmlList {
  start: number;
  end: number;
  items: number;
  labelled: LabelledItem[];
}

/** A tag, or the text up to the next one. Values of attributes may contain a “>”. */
const parts = /<(?:"[^"]*"|[^>"])*>?|[^<]+/g;
const tag = /^<(\/?)([a-z][a-z0-9]*)[\s/>]/i;

/** What an item may contain besides text; others, such as links and pictures, would be lost. */
const plain = new Set(['p', 'strong', 'b', 'em', 'i', 'br']);

/** Labels longer than this are sentences. */
const maxLabel = 60;

/** The value is as long as the text of a fact at most. */
const maxValue = 200;

interface OpenItem {
  start: number;
  text: string;
  isPlain: boolean;
}

/** The lists of a rich text that are in no other list, with their labelled items. */
export function htmlLists(html: string): HtmlList[] {
  const lists: HtmlList[] = [];
  let depth = 0;
  let list: HtmlList | undefined;
  let item: OpenItem | undefined;
  for (const { 0: part, index } of html.matchAll(parts)) {
    const [, closing, name = ''] = tag.exec(part) ?? [];
    const element = name.toLowerCase();
    if (element === '') {
      if (item) item.text += textOf(part);
    } else if (element === 'ul' || element === 'ol') {
      if (closing) {
        depth = Math.max(0, depth - 1);
        if (depth === 0 && list) lists.push({ ...list, end: index + part.length });
        if (depth === 0) list = undefined;
      } else {
        if (depth === 0) list = { start: index, end: index, items: 0, labelled: [] };
        if (item) item.isPlain = false;
        depth += 1;
      }
    } else if (element === 'li' && depth === 1 && list) {
      if (closing && item) {
        const read = item.isPlain ? labelAndValue(item.text) : undefined;
        const place = { list: lists.length, item: list.items, start: item.start, end: index + part.length };
        if (read) list.labelled.push({ ...place, ...read });
        list.items += 1;
        item = undefined;
      } else if (!closing) {
        item = { start: index, text: '', isPlain: true };
      }
    } else if (item) {
      if (!plain.has(element)) item.isPlain = false;
      else if (element === 'p' || element === 'br') item.text += ' ';
    }
  }
  return lists;
}

/** `Label: value`, with the colon as languages write it; undefined for any other text. */
function labelAndValue(text: string): Pick<LabelledItem, 'label' | 'value'> | undefined {
  const flat = text.replaceAll(/[ \t\r\n]+/g, ' ').trim();
  const colon = flat.search(/[:：]/);
  if (colon < 1) return undefined;
  const label = flat.slice(0, colon).trim();
  const value = flat.slice(colon + 1).trim();
  const isShort = label.length <= maxLabel && [...value].length <= maxValue;
  return label !== '' && value !== '' && isShort ? { label, value } : undefined;
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** The text of HTML without tags. References to characters that it does not know stay as they are. */
const textOf = (html: string): string =>
  html.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (all, decimal, hex, name) => {
    if (name) return named[String(name).toLowerCase()] ?? all;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : all;
  });
