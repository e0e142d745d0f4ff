/*
 * The structure of cleaned HTML (clean-html.ts): tags are well-formed, attribute values are in double quotes, and text
 * contains no bare “<” or “>”.
 */

const tag = /<(\/?)([a-z0-9]+)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*\/?>/g;
const attribute = /([a-z-]+)(?:="([^"]*)")?/g;

/** Elements within a line. In a translation they may change places with the words of their block. */
const inline = new Set('a,strong,b,em,i,u,s,sub,sup,small,abbr,cite,q,code,span,br,img'.split(','));
const voids = new Set(['br', 'hr', 'img']);
/** Attributes with words that are translated. */
const words = new Set(['alt', 'title']);

/** An open inline element. Equal paths from the block to an element have equal numbers. */
interface Open {
  name: string;
  path: number;
}

function labelOf(name: string, attributes: string): string {
  const kept = [...attributes.matchAll(attribute)]
    .map(([, key = '', value = '']) => (words.has(key) ? key : `${key}=${value}`))
    .sort();
  return [name, ...kept].join(' ');
}

/** A line for each block tag, and for the inline elements of a block one with all of them in a fixed order. */
function structureOf(html: string, numbers: Map<string, number>): string {
  const lines: string[] = [];
  let run: number[] = [];
  const open: Open[] = [];
  const numberOf = (label: string): number => {
    const number = numbers.get(label) ?? numbers.size;
    numbers.set(label, number);
    return number;
  };
  const endRun = () => {
    if (run.length > 0) lines.push(run.sort((one, other) => one - other).join('|'));
    run = [];
  };
  for (const [, closes, name = '', attributes = ''] of html.matchAll(tag)) {
    if (!inline.has(name)) {
      endRun();
      lines.push(closes ? `/${name}` : labelOf(name, attributes));
    } else if (closes) {
      if (open.at(-1)?.name === name) open.pop();
      else run.push(numberOf(`/${name}`));
    } else {
      const path = numberOf(`${open.at(-1)?.path ?? ''}>${numberOf(labelOf(name, attributes))}`);
      run.push(path);
      if (!voids.has(name)) open.push({ name, path });
    }
  }
  endRun();
  return lines.join('\n');
}

/**
 * Whether two cleaned texts have the same blocks in the same order, and in each block the same links, pictures and
 * emphasis with the same attributes. The order of these within a block may differ, as the order of words does. Alt
 * texts and titles may differ.
 */
export function isSameStructure(one: string, other: string): boolean {
  const numbers = new Map<string, number>();
  return structureOf(one, numbers) === structureOf(other, numbers);
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': '\u00a0',
};

const decoded = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => entities[entity] ?? entity);
const encoded = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The parts of a text between its tags; those at odd positions are tags. */
const partsOf = (html: string): string[] => html.split(/(<[^>]*>)/);

const isText = (part: string, index: number): boolean => index % 2 === 0 && /\p{L}/u.test(part);

/** The texts between the tags, as plain text. */
export const textsBetweenTags = (html: string): string[] =>
  partsOf(html)
    .filter(isText)
    .map((part) => decoded(part).trim());

/** The HTML with other texts between its tags, in the order of {@link textsBetweenTags}. Spaces at the tags stay. */
export function withTextsBetweenTags(html: string, texts: readonly string[]): string {
  let next = 0;
  return partsOf(html)
    .map((part, index) => {
      if (!isText(part, index)) return part;
      const before = part.slice(0, part.length - part.trimStart().length);
      const after = part.slice(part.trimEnd().length);
      return `${before}${encoded((texts[next++] ?? '').trim())}${after}`;
    })
    .join('');
}
