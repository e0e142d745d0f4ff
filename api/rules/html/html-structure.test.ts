import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanHtml } from './clean-html.ts';
import { isSameStructure, textsBetweenTags, withTextsBetweenTags } from './html-structure.ts';

/** An element or a text of a generated rich text. */
type Part = string | { tag: string; attributes: string; parts: Part[] };

const word = fc.stringMatching(/^[a-zA-Zäöü]{1,8}$/);
const element = (tag: fc.Arbitrary<[string, string]>, parts: fc.Arbitrary<Part[]>): fc.Arbitrary<Part> =>
  fc
    .record({ tag, parts })
    .map(({ tag: [name, attributes], parts: inner }) => ({ tag: name, attributes, parts: inner }));

const inlineTag = fc.oneof(
  fc.constantFrom<[string, string][]>(['strong', ''], ['em', ''], ['code', '']),
  word.map((path): [string, string] => ['a', ` href="https://www.example.com/${encodeURI(path)}"`]),
);
const inline = element(inlineTag, fc.array(word, { minLength: 1, maxLength: 2 }));
const line = fc.array(fc.oneof(word, inline), { minLength: 1, maxLength: 4 });
const block = element(fc.constantFrom<[string, string][]>(['p', ''], ['h2', ''], ['blockquote', '']), line);
const list = element(
  fc.constantFrom<[string, string][]>(['ul', ''], ['ol', '']),
  fc.array(element(fc.constant<[string, string]>(['li', '']), line), { minLength: 1, maxLength: 3 }),
);
const richText = fc.array(fc.oneof(block, list), { minLength: 1, maxLength: 4 });

const write = (parts: readonly Part[], text: (own: string) => string = (own) => own): string =>
  parts
    .map((part) =>
      typeof part === 'string'
        ? text(part)
        : `<${part.tag}${part.attributes}>${part.parts.map((each) => write([each], text)).join(' ')}</${part.tag}>`,
    )
    .join('');

/** All elements of a rich text. */
const elementsIn = (parts: readonly Part[]): Exclude<Part, string>[] =>
  parts.flatMap((part) => (typeof part === 'string' ? [] : [part, ...elementsIn(part.parts)]));

/** Changes one element of a copy. */
function changed(parts: readonly Part[], pick: number, change: (element: Exclude<Part, string>) => void): Part[] {
  const copy = structuredClone(parts) as Part[];
  const elements = elementsIn(copy);
  const chosen = elements[pick % elements.length];
  if (chosen) change(chosen);
  return copy;
}

describe('the structure of a translation', () => {
  test('is the same with other words', () => {
    fc.assert(
      fc.property(richText, fc.stringMatching(/^[\p{L} .,&;]{1,12}$/u), (parts, other) => {
        const escaped = other.replaceAll('&', '&amp;');
        const [source, target] = [cleanHtml(write(parts)), cleanHtml(write(parts, () => escaped))];
        expect(isSameStructure(source, target)).toBe(true);
      }),
    );
  });

  test('differs after an element was added, removed, renamed, doubled or linked elsewhere', () => {
    const changes: ((element: Exclude<Part, string>) => void)[] = [
      (own) => own.parts.push({ tag: 'u', attributes: '', parts: ['x'] }),
      (own) => own.parts.push({ tag: 'img', attributes: ' src="https://www.example.com/a.png" alt=""', parts: [] }),
      (own) => own.parts.push({ tag: 'a', attributes: ' href="https://attack.example"', parts: ['x'] }),
      (own) => {
        own.tag = own.tag === 'a' || own.tag === 'li' ? 'sub' : 'h4';
      },
      (own) => {
        own.attributes = own.tag === 'a' ? ' href="https://attack.example"' : ' lang="de"';
      },
    ];
    fc.assert(
      fc.property(richText, fc.nat(), fc.constantFrom(...changes), (parts, pick, change) => {
        const source = cleanHtml(write(parts));
        expect(isSameStructure(source, cleanHtml(write(changed(parts, pick, change))))).toBe(false);
      }),
    );
  });

  test('differs after blocks changed places', () => {
    expect(isSameStructure('<p>a</p><h2>b</h2>', '<h2>b</h2><p>a</p>')).toBe(false);
    expect(isSameStructure('<p>a <em>b</em></p><p>c</p>', '<p>a</p><p>c <em>b</em></p>')).toBe(false);
  });

  test('may have its links and emphasis in another order within a block', () => {
    const source = '<p>See <a href="/a">A</a> of the <strong>mill</strong></p>';
    expect(isSameStructure(source, '<p><strong>Mühle</strong>: siehe <a href="/a">A</a></p>')).toBe(true);
    expect(isSameStructure(source, '<p><strong>Mühle, <a href="/a">A</a></strong></p>')).toBe(false);
  });

  test('may have other alt texts and titles, but not other pictures', () => {
    const picture = (src: string, alt: string) => `<p><img src="https://www.example.com/${src}" alt="${alt}" /></p>`;
    expect(isSameStructure(picture('a.png', 'A loom'), picture('a.png', 'Ein Webstuhl'))).toBe(true);
    expect(isSameStructure(picture('a.png', 'A loom'), picture('b.png', 'A loom'))).toBe(false);
  });
});

describe('the texts between tags', () => {
  test('are replaced without a change of the structure', () => {
    fc.assert(
      fc.property(richText, (parts) => {
        const source = cleanHtml(write(parts));
        const target = withTextsBetweenTags(
          source,
          textsBetweenTags(source).map((text) => `<b>${text}</b> &`),
        );
        expect(isSameStructure(source, cleanHtml(target))).toBe(true);
        expect(withTextsBetweenTags(source, textsBetweenTags(source))).toBe(source);
      }),
    );
  });

  test('are plain text, without spaces at the tags', () => {
    const html = '<p>Salt &amp; <strong>pepper </strong>– 7</p>';
    expect(textsBetweenTags(html)).toEqual(['Salt &', 'pepper']);
    expect(withTextsBetweenTags(html, ['Salz & <i>', 'Pfeffer'])).toBe(
      '<p>Salz &amp; &lt;i&gt; <strong>Pfeffer </strong>– 7</p>',
    );
  });
});
