import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanHtml } from '#api/rules/html/clean-html.ts';
import type { TranslatedText } from '#store/store.ts';
import { composeText } from '../compose-text.ts';
import { coded, exchangedText } from '../exchanged-text.ts';
import { anyHtml } from '../testing/any-html.ts';
import { brokenRules } from '../testing/xliff-rules.ts';
import { decodeUpload } from './decode-upload.ts';
import { readXliff } from './read-xliff.ts';
import { hasWords } from './write-unit.ts';
import { writeDocument, writeFile } from './write-xliff.ts';

const about = { srcLang: 'en', trgLang: 'pt-br', site: 'here' };

const textOf = (input: TranslatedText['input'], text: string, translation: string): TranslatedText => ({
  ...{
    path: 'content.2.title',
    key: 'content.2.title',
    input,
    text,
    hash: 'h',
    translation,
    translationHash: 't',
  },
  isOutdated: false,
});

function written(texts: readonly TranslatedText[]): string {
  const units = texts.map((text) => ({
    ...exchangedText(text),
    ...{ path: text.path, label: 'Content 3: "Title"', state: 'translated' as const, hash: text.hash, max: 200 },
    notes: ['Before: a & b'],
  }));
  return writeDocument([writeFile({ type: 'faq', id: 12, revision: 7, title: 'A\u0007 <b>', units }, about)], about);
}

const unicode = fc.string({ unit: 'binary', maxLength: 30 });
const plainText = fc.oneof(unicode, fc.constantFrom('Line\r\nbreak\r', '\u0000\ud800x', ' ]]> & <b> ', '\t"quoted"\n'));

/** A file as translators return it, with the translation `text` for the source `source`. */
async function returned(input: TranslatedText['input'], source: string, text: string) {
  const known = textOf(input, source, text);
  const document = await readXliff(written([known]));
  // The import has the source alone, as if there had been no translation in the export.
  const [unit] = document.files[0]?.units ?? [];
  const attributes = new Map(
    (document.files[0]?.units.slice(1) ?? []).map((each) => [each.id.split('_')[1] ?? '', each]),
  );
  const before = textOf(input, source, '');
  return composeText({ unit, attributes }, before, exchangedText(before), coded(input, source));
}

test('an exported document follows the rules of XLIFF 2.0 and is read again', async () => {
  await fc.assert(
    fc.asyncProperty(anyHtml, anyHtml, plainText, async (html, other, plain) => {
      const texts = [
        { ...textOf('rich-text', html, other), path: 'description', key: 'description' },
        { ...textOf('rich-text', html, html), path: 'answer', key: 'answer' },
        textOf('long-text', plain, plain),
      ].filter((text) => exchangedText(text).source.pieces.length > 0);
      fc.pre(texts.length > 0);
      const xml = written(texts);
      expect(brokenRules(xml)).toEqual([]);
      const { files, trgLang } = await readXliff(xml);
      expect([trgLang, files[0]?.original, files[0]?.site]).toEqual(['pt-BR', 'faq/12/r7/pt-br', 'here']);
      for (const text of texts) {
        const unit = files[0]?.units.find(({ id }) => id === text.path);
        const result = composeText({ unit, attributes: new Map() }, text, exchangedText(text), undefined);
        const { source, target } = exchangedText(text);
        expect(result.kind).toBe(hasWords(source) && target ? 'as-exported' : 'none');
      }
    }),
    { numRuns: 300 },
  );
});

test('every cleaned HTML comes back identical as a translation', async () => {
  await fc.assert(
    fc.asyncProperty(anyHtml, async (html) => {
      const clean = cleanHtml(html);
      const source = coded('rich-text', clean);
      fc.pre(hasWords(source) && !/alt="\s|title="\s/.test(clean));
      // Other words with the same tags.
      const words = clean.replace(/(?<=>|^)[^<]+/g, (text) => text.replace(/(?<!&[a-z]*)[a-z](?![a-z]*;)/gi, 'ü'));
      fc.pre(cleanHtml(words) === words);
      const result = await returned('rich-text', clean, words);
      expect(result).toEqual({ kind: 'translation', text: words });
    }),
    { numRuns: 400 },
  );
});

test('every plain text comes back identical, but for the white space at its ends', async () => {
  await fc.assert(
    fc.asyncProperty(plainText, async (text) => {
      fc.pre(text.trim() !== '' && text.isWellFormed());
      const result = await returned('long-text', 'A source', text);
      expect(result).toEqual({ kind: 'translation', text: text.replace(/\r\n?/g, '\n').trim() });
    }),
    { numRuns: 400 },
  );
});

describe('a file that is no export', () => {
  const read = async (content: string | Uint8Array): Promise<string> => {
    try {
      await readXliff(decodeUpload(typeof content === 'string' ? new TextEncoder().encode(content) : content));
      return 'read';
    } catch (error) {
      return (error as Error).message;
    }
  };
  const xliff = (inside: string, more = '') =>
    `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" trgLang="de"${more}>${inside}</xliff>`;

  test.each([
    ['', 'The file is empty.'],
    ['PK\u0003\u0004', 'The file is a ZIP archive.'],
    ['hello', 'The file is not valid XML'],
    ['<html></html>', 'The file is not an XLIFF file.'],
    [
      '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file/></xliff>',
      'The file is in the format XLIFF 1.2.',
    ],
    ['<xliff version="1.2"><file/></xliff>', 'The file is in the format XLIFF 1.2.'],
    [xliff(''), 'The file has no texts.'],
    [
      `<!DOCTYPE xliff [<!ENTITY a "b">]>${xliff('<file id="a">&a;</file>')}`,
      'The file has a document type declaration',
    ],
    [xliff('<file id="a">&unknown;</file>'), 'The file is not valid XML'],
    [xliff('', Array.from({ length: 101 }, (_, at) => ` xmlns:a${at}="x"`).join('')), 'has too many attributes'],
    [xliff(`<file id="${'a'.repeat(70_000)}"/>`), 'its attributes are too long'],
    [xliff('<file id="a">'.repeat(200)), 'The elements of the file are nested too deeply.'],
    [
      xliff('<file id="f"><unit id="u"><segment><source><b>x</b></source></segment></unit></file>'),
      'The file has an unknown element <b>',
    ],
    [new Uint8Array([0x3c, 0x61, 0xff, 0xfe, 0x3e]), 'The encoding of the file cannot be read.'],
  ])('is refused with a sentence: %s', async (content, sentence) => {
    const message = await read(content);
    expect(message).toContain(sentence);
    expect(message).toContain('Nothing was changed.');
  });

  test('is refused with a sentence, also if it is any bytes or a damaged export', async () => {
    const whole = new TextEncoder().encode(written([textOf('text', 'Yarn', 'Garn')]));
    const damaged = fc
      .tuple(fc.nat(whole.length), fc.nat(whole.length), fc.uint8Array({ maxLength: 8 }))
      .map(([from, to, added]) => Uint8Array.from([...whole.slice(0, from), ...added, ...whole.slice(to)]));
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.uint8Array(),
          unicode.map((text) => new TextEncoder().encode(text)),
          damaged,
        ),
        async (bytes) => {
          const message = await read(bytes);
          expect(message === 'read' || message.endsWith('Nothing was changed.')).toBe(true);
        },
      ),
      { numRuns: 400 },
    );
  });
});
