import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';
import { boundedParser } from './bounded-tokenizer.ts';
import { type HtmlRules, keptAttributes, ownRules } from './html-rules.ts';

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
 * Whether sanitizing would not change the text: paragraphs, headings, lists and emphasis, correctly nested, without
 * attributes. Most texts are like this, and the check takes a hundredth of the time of sanitizing.
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

const kept = new Set(ownRules.allowedTags);

/**
 * A span is kept only for its language or direction, as of a foreign name in an Arabic text; otherwise, only its text
 * is kept.
 */
function withoutBareSpans(clean: string): string {
  const kept: boolean[] = [];
  return clean.replace(/<(\/?)(span|bdo)([^>]*)>/g, (tag, closes: string, name: string, attributes: string) => {
    if (!closes) kept.push(name === 'span' ? attributes !== '' : attributes.includes(' dir='));
    return (closes ? kept.pop() : kept.at(-1)) ? tag : '';
  });
}

/** One pass of cleaning. `dropsElements`: whether elements were not kept. */
function cleanOnce(html: string, rules: HtmlRules): { clean: string; dropsElements: boolean } {
  const { options, onOpen, onClose } = boundedParser(html, {
    hidesContent: (tag) => rules.nonTextTags.includes(tag),
    keepsAttribute: (name) => keptAttributes.has(name),
  });
  let dropsElements = false;
  const onOpenTag = (tag: string) => {
    onOpen(tag);
    dropsElements ||= !kept.has(tag);
  };
  const clean = sanitizeHtml(html, { ...rules, onOpenTag, onCloseTag: onClose, parser: options });
  const shown = withoutBareSpans(clean);
  return { clean: shown.trim(), dropsElements: dropsElements || shown !== clean };
}

/** Rebuilds HTML from its permitted elements. Idempotent. The work grows linearly with the HTML. */
export function sanitized(html: string, rules: HtmlRules = ownRules): string {
  const { clean, dropsElements } = cleanOnce(html, rules);
  // A dropped element may have stood between elements that cannot contain each other, such as two links.
  return dropsElements && !isPlain(clean) ? cleanOnce(clean, rules).clean : clean;
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
