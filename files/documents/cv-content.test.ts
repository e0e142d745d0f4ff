import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { docxParts, relation, relations, typesOf, wordType, zipOf } from '../testing/docx-files.ts';
import { faultOfCv } from './cv-content.ts';

const plain = docxParts();
const pdf = strToU8('%PDF-1.7\n');
const doc = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]);
const wide = (text: string) => Uint8Array.from(Buffer.from(text, 'utf16le'));
const macroType = 'application/vnd.ms-word.document.macroEnabled.main+xml';
const settings = (element: string) => zipOf({ ...plain, 'word/_rels/settings.xml.rels': relations(element) });

describe('the content of a CV', () => {
  test.each([
    ['.pdf', pdf, undefined],
    ['.pdf', strToU8('\ufeff%PDF-1.7'), undefined],
    ['.pdf', strToU8('\r\n%PDF-1.7'), undefined],
    ['.pdf', strToU8(`${'x'.repeat(1_019)}%PDF-1.7`), undefined],
    ['.pdf', strToU8(`${'x'.repeat(1_020)}%PDF-1.7`), 'otherType'],
    ['.pdf', doc, 'otherType'],
    ['.doc', doc, undefined],
    ['.doc', pdf, 'otherType'],
    ['.docx', zipOf(plain), undefined],
    ['.docx', zipOf(docxParts('word/document2.xml')), undefined],
    ['.docx', zipOf(docxParts('main.xml')), undefined],
    ['.docx', zipOf(docxParts('word/document.xml', wordType.replace('document.main', 'template.main'))), undefined],
    [
      '.docx',
      zipOf(docxParts('xl/workbook.xml', wordType.replace('wordprocessingml.document', 'spreadsheetml.sheet'))),
      'otherType',
    ],
    [
      '.docx',
      zipOf({ ...plain, '_rels/.rels': relations(relation('officeDocument', 'word/absent.xml', '')) }),
      'otherType',
    ],
    ['.docx', zipOf({ ...plain, '_rels/.rels': relations() }), 'otherType'],
    ['.docx', zipOf({ ...plain, 'word/printerSettings/printerSettings1.bin': 'settings' }), undefined],
    [
      '.docx',
      zipOf({ ...plain, 'word/embeddings/oleObject1.bin': new Uint8Array([...doc, ...wide('CONTENTS\0')]) }),
      undefined,
    ],
    [
      '.docx',
      zipOf({
        ...plain,
        'word/embeddings/oleObject1.bin': new Uint8Array([...doc, ...wide('\u0001Ole10Native\0')]),
      }),
      'embedded',
    ],
    ['.docx', zipOf({ ...plain, 'word/other.bin': new Uint8Array([...doc, ...wide('_VBA_PROJECT\0')]) }), 'macros'],
    ['.docx', new Uint8Array([...doc, ...wide('EncryptedPackage\0')]), 'password'],
    ['.docx', doc, 'otherType'],
    ['.doc', new Uint8Array([...doc, ...wide('x_VBA_PROJECT\0')]), 'macros'],
    ['.doc', new Uint8Array([...doc, ...wide('Macros\0')]), 'macros'],
    ['.doc', new Uint8Array([...doc, ...wide('I wrote macros')]), undefined],
    ['.docx', zipOf({ 'xl/workbook.xml': '' }), 'otherType'],
    ['.docx', settings(relation('hyperlink', 'https://example.com/me')), undefined],
    ['.docx', settings(relation('image', 'media/photo.png', '')), undefined],
    ['.docx', settings(relation('attachedTemplate', 'https://evil.example/t.dotm')), 'remote'],
    ['.docx', settings(relation('attachedTemplate', '\\\\evil.example\\share\\t.dotm')), 'remote'],
    ['.docx', settings(relation('image', 'https://evil.example/seen.png')), 'remote'],
    ['.docx', settings(relation('oleObject', 'https://evil.example/x.rtf')), 'remote'],
    ['.docx', settings(relation('aFChunk', 'chunk.mht', '')), 'embedded'],
    ['.docx', settings(relation('frame', 'https://evil.example/x.html')), 'remote'],
    ['.docx', settings(relation('attachedTemplate', 'https://evil.example/x', " TargetMode='external'")), 'remote'],
    ['.docx', settings(relation('attachedTemplate', 'https://evil.example/x', '\nTargetMode = "External"')), 'remote'],
    ['.docx', settings(relation('attachedTemplate', 'https://evil.example/x', ' TargetMode="&#69;xternal"')), 'remote'],
    [
      '.docx',
      settings(
        `<!DOCTYPE r [<!ENTITY e "External">]>${relation('frame', 'https://evil.example/x', ' TargetMode="&e;"')}`,
      ),
      'damaged',
    ],
    ['.docx', zipOf({ ...plain, '../../evil.sh': 'x' }), 'damaged'],
    ['.docx', zipOf({ ...plain, '/etc/evil': 'x' }), 'damaged'],
    ['.docx', zipOf({ ...plain, 'word/a\0b': 'x' }), 'damaged'],
    ['.docx', zipOf({ ...plain, 'word/vbaProject.bin': 'x' }), 'macros'],
    ['.docx', zipOf({ ...plain, 'word/activeX/activeX1.xml': 'x' }), 'macros'],
    ['.docx', zipOf({ ...plain, '[Content_Types].xml': typesOf('word/document.xml', macroType) }), 'macros'],
    ['.docx', zipOf(plain).subarray(0, 60), 'damaged'],
    ['.docx', pdf, 'otherType'],
  ] as const)('of %s (%#) is rejected for its true reason, or accepted: %s', (extension, content, kind) => {
    expect(faultOfCv(extension, content)?.kind).toBe(kind);
  });

  test.each([
    'file:///C:\\Users\\ada\\AppData\\Roaming\\Microsoft\\Templates\\Resume.dotx',
    'file:///C:/Users/ada/My%20Templates/Resume.dotx',
    'C:\\Users\\ada\\me.jpg',
    'file://localhost/C:/Resume.dotx',
    'file:///Users/ada/Resume.dotx',
    'file:///home/ada/Resume.dotx',
    'Resume.dotx',
    '..\\Pictures\\me.jpg',
    '/Volumes/Work/Resume.dotx',
  ])('of a DOCX from the template %s on the own computer is accepted', (target) => {
    expect(faultOfCv('.docx', settings(relation('attachedTemplate', target)))).toBeUndefined();
    expect(faultOfCv('.docx', settings(relation('image', target)))).toBeUndefined();
  });

  // Word keeps the addresses that pictures had in a mail or in a browser.
  test.each(['cid:image001.png@01D9F0A1.5C3B2A10', 'about:blank', 'data:image/png;base64,iVBORw0KGgo='])(
    'of a DOCX with a picture at %s, which is on no computer, is accepted',
    (target) => {
      expect(faultOfCv('.docx', settings(relation('image', target)))).toBeUndefined();
    },
  );

  test.each([
    ['https://evil.example/t.dotm', 'evil.example'],
    ['data:image/svg+xml,x', 'image'],
    ['data:text/html,x', 'text'],
    ['about:blank//evil.example', 'blank'],
    ['http:evil.example/t.dotm', 'evil.example'],
    ['\\\\evil.example\\share\\t.dotm', 'evil.example'],
    ['//evil.example/t.dotm', 'evil.example'],
    ['/\\evil.example/t.dotm', 'evil.example'],
    ['file://evil.example/share/t.dotm', 'evil.example'],
    ['file:////evil.example/share/t.dotm', 'evil.example'],
    ['file:///\\\\evil.example\\share\\t.dotm', 'evil.example'],
    ['file:///%5C%5Cevil.example/t.dotm', 'evil.example'],
    ['%2F%2Fevil.example/t.dotm', 'evil.example'],
    ['%255C%255Cevil.example/t.dotm', 'evil.example'],
    ['FILE:\\\\evil.example\\t.dotm', 'evil.example'],
    [' &#9;\\\\evil.example\\t.dotm', 'evil.example'],
    ['\\\\?\\UNC\\evil.example\\t.dotm', '//?/UNC/evil.example/t.dotm'],
    ['ms-word:ofe|u|https://evil.example/t.dotm', 'ofe|u|https:'],
    ['mhtml:https://evil.example!x', 'https:'],
  ])('of a DOCX that loads %s is rejected with the host %s', (target, host) => {
    for (const kind of ['attachedTemplate', 'image', 'oleObject', 'frame', 'subDocument'])
      expect(faultOfCv('.docx', settings(relation(kind, target)))).toMatchObject({ kind: 'remote', host });
  });

  const template = relation('attachedTemplate', 'https://evil.example/t.dotm');
  const hyperlinkType = 'Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink"';
  const contentTypes = (type: string) => zipOf({ ...plain, '[Content_Types].xml': typesOf('word/document.xml', type) });

  test.each<[string, Uint8Array]>([
    ['a Target that reads like a hyperlink type', settings(template.replace('t.dotm', `t.dotm?Type='/hyperlink'`))],
    ['a raw > in a Target', settings(template.replace('t.dotm', 't.dotm?>'))],
    ['a relationships part in capitals', zipOf({ ...plain, 'word/_rels/settings.xml.RELS': relations(template) })],
    ['a second Type in a namespace', settings(template.replace('Id=', `xmlns:x="urn:x" x:${hyperlinkType} Id=`))],
    ['an element in a namespace', settings(template.replace('<Relationship', '<x:Relationship xmlns:x="urn:x"'))],
    ['an encoded content type', contentTypes('application/vnd.ms-word.document.m&#97;croEnabled.main+xml')],
    ['a content type of a VBA project', contentTypes('application/vnd.ms-office.vbaProject')],
    ['content types in capitals', zipOf({ ...plain, '[CONTENT_TYPES].XML': '<Types/>' })],
    [
      'a declared encoding that hides',
      settings(template.replace('<Rel', '<?xml version="1.0" encoding="UTF-7"?><Rel')),
    ],
    ['a remote Target without a mode', settings(relation('image', '//evil.example/seen.png', ''))],
    ['a description that is not XML', settings('<Relationship')],
    ['a part in pieces', zipOf({ ...plain, 'word/_rels/settings.xml.rels/[0].piece': relations(template) })],
  ])('of a DOCX with %s is rejected', (_, content) => {
    expect(faultOfCv('.docx', content)).toBeDefined();
  });

  test('of a DOCX as word processors write it is accepted', () => {
    const header = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
    const namespace = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"';
    const saved = zipOf({
      ...plain,
      '[Content_Types].xml': `${header}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/></Types>`,
      'word/_rels/document.xml.rels': `\ufeff${header}<Relationships ${namespace}>${relation('image', '/word/media/a.png', ' TargetMode="Internal"')}${relation('hyperlink', 'mailto:ada@example.org?subject=a&amp;b')}${relation('hyperlink', '#part-2', '')}</Relationships>`,
    });
    expect(faultOfCv('.docx', saved)).toBeUndefined();
  });

  test('of a DOCX with a description in UTF-16 is rejected', () => {
    const hidden = zipOf({
      ...plain,
      'word/_rels/settings.xml.rels': wide(`\ufeff${relations(relation('attachedTemplate', 'x'))}`),
    });
    expect(faultOfCv('.docx', hidden)?.kind).toBe('damaged');
  });

  test('of a decompression bomb is rejected without unpacking it', () => {
    const parts = { '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': strToU8('<w/>') };
    const bomb = zipSync({ ...parts, 'word/media/huge.xml': new Uint8Array(65 * 1024 * 1024) }, { level: 1 });
    expect(bomb.length).toBeLessThan(999_999);
    expect(faultOfCv('.docx', bomb)?.kind).toBe('tooLarge');
    const many = Object.fromEntries(Array.from({ length: 2_500 }, (_, index) => [`word/${index}.xml`, strToU8('x')]));
    expect(faultOfCv('.docx', zipSync({ ...parts, ...many }))?.kind).toBe('tooLarge');
    const description = zipSync({ ...parts, 'word/_rels/a.rels': new Uint8Array(300 * 1024) });
    expect(faultOfCv('.docx', description)?.kind).toBe('tooLarge');
  });

  test('of random bytes is rejected without an exception', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.boolean(), (bytes, zipped) => {
        const content = zipped ? new Uint8Array([0x50, 0x4b, 0x03, 0x04, ...bytes]) : bytes;
        expect(faultOfCv('.docx', content)).toBeDefined();
      }),
    );
  });
});
