import { LRUCache } from 'lru-cache';
import { parseHtml } from './bounded-parser.ts';
import { hidesContent, keepsAttribute, keptTags } from './html-rules.ts';

/** A tag without attributes, and any other HTML character except the three entities that the sanitizer writes itself. */
const signs = /<(\/?)([a-z0-9]+)>|[<>]|&(?!(?:amp|lt|gt);)/g;
const blocks = new Set(['p', 'h2', 'h3', 'h4']);
const lists = new Set(['ul', 'ol']);
const inLine = new Set(['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small']);

/** Whether a tag may open inside these open tags without an HTML parser closing one of them implicitly. */
function mayOpen(tag: string, open: readonly string[]): boolean {
  if (blocks.has(tag) || lists.has(tag)) return open.length === 0;
  const inList = lists.has(open.at(-1) ?? '');
  return tag === 'li' ? inList : inLine.has(tag) && !inList && !open.includes(tag);
}

/**
 * Whether sanitizing would not change the text: paragraphs, headings, lists and emphasis, correctly nested, without attributes. Most texts
 * are like this, and the check takes a hundredth of the time of sanitizing.
 */
export function isPlain(html: string): boolean {
  const open: string[] = [];
  for (const [, closes, tag] of html.matchAll(signs)) {
    if (tag === undefined) return false;
    if (closes !== '/') {
      if (!mayOpen(tag, open)) return false;
      open.push(tag);
    } else if (open.pop() !== tag) return false;
  }
  return open.length === 0;
}

/** Sanitizing costs more than the rest of a response, and the same texts are served repeatedly. */
const cleaned = new LRUCache<string, string>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: (clean, html) => clean.length + html.length + 1,
});

/** What is kept of texts of a backend besides permitted elements. */
export interface ForeignKinds {
  /** Schemes of pictures. */
  pictures: RegExp;
  isPlayer: (tag: string) => boolean;
  playerAttributes: ReadonlySet<string>;
  /** The link in place of a player; undefined without an address. */
  playerLink: (attributes: Readonly<Record<string, string>>) => string | undefined;
}

/** Rebuilds HTML from its permitted elements. Everything else is written as escaped text, so no original markup remains. */
export function sanitized(html: string, foreign?: ForeignKinds): string {
  let written = '';
  let text = '';
  /** The end tags of the open elements. */
  const ends: string[] = [];
  /** How many elements were open when hidden content began; -1 outside of it. */
  let hiddenFrom = -1;
  const write = (tag: string) => {
    if (text === '') {
      written += tag;
      return;
    }
    written += text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;') + tag;
    text = '';
  };
  const hides = (tag: string) => hidesContent(tag) && !(foreign && tag === 'object');
  /** Open objects. Their content is shown instead of them, else a link. */
  const objects: { depth: number; length: number; link: string }[] = [];
  /** Whether a video has no address yet: its sources have it. */
  let needsSource = false;
  const writeLink = (link: string) => write(ends.some((end) => end !== '') ? link : `<p>${link}</p>`);
  const openPlayer = (tag: string, attributes: Record<string, string>) => {
    if (tag === 'source' && !needsSource) return;
    const link = foreign?.playerLink(attributes);
    needsSource = (tag === 'video' || tag === 'audio') && link === undefined;
    if (link && tag === 'object') objects.push({ depth: ends.length, length: written.length + text.length, link });
    else if (link) writeLink(link);
  };
  parseHtml(
    html,
    {
      ontext(data) {
        if (hiddenFrom < 0) text += data;
      },
      onopentag(tag, attributes) {
        const kept = hiddenFrom < 0 ? keptTags(tag, attributes, foreign?.pictures) : undefined;
        if (kept) write(kept.start);
        if (hiddenFrom < 0 && foreign?.isPlayer(tag)) openPlayer(tag, attributes);
        if (hiddenFrom < 0 && hides(tag)) hiddenFrom = ends.length;
        ends.push(kept?.end ?? '');
      },
      onclosetag() {
        const end = ends.pop();
        if (end) write(end);
        if (ends.length === hiddenFrom) hiddenFrom = -1;
        const last = objects.at(-1);
        if (last?.depth !== ends.length) return;
        objects.pop();
        if (last.length === written.length + text.length) writeLink(last.link);
      },
    },
    {
      hidesContent: hides,
      keepsAttribute: (name) => keepsAttribute(name) || foreign?.playerAttributes.has(name) === true,
    },
  );
  write('');
  return written.trim();
}

/** HTML reduced to the allow-list. Idempotent. */
export function cleanHtml(html: string): string {
  if (isPlain(html)) return html.trim();
  const known = cleaned.get(html);
  if (known !== undefined) return known;
  const clean = sanitized(html);
  cleaned.set(html, clean);
  return clean;
}
