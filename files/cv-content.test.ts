import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { cvContentAgrees } from './cv-content.ts';

const docx = (parts: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));

const plain = { '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document/>' };
const pdf = strToU8('%PDF-1.7\n');
const doc = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]);
const wide = (text: string) => Uint8Array.from(Buffer.from(text, 'utf16le'));
const relations = (...elements: string[]) => `<?xml version="1.0"?><Relationships>${elements.join('')}</Relationships>`;
const relation = (kind: string, target: string, mode = ' TargetMode="External"') =>
  `<Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}"${mode}/>`;
const settings = (element: string) => docx({ ...plain, 'word/_rels/settings.xml.rels': relations(element) });

describe('the content of a CV', () => {
  test.each([
    ['.pdf', pdf, true],
    ['.pdf', doc, false],
    ['.pdf', strToU8('GIF89a %PDF-1.7'), false],
    ['.doc', doc, true],
    ['.doc', pdf, false],
    ['.docx', docx(plain), true],
    ['.doc', new Uint8Array([...doc, ...wide('x_VBA_PROJECT\0')]), false],
    ['.doc', new Uint8Array([...doc, ...wide('Macros\0')]), false],
    ['.doc', new Uint8Array([...doc, ...wide('I wrote macros')]), true],
    ['.docx', docx({ 'xl/workbook.xml': '' }), false],
    ['.docx', settings(relation('hyperlink', 'https://example.com/me')), true],
    ['.docx', settings(relation('image', 'media/photo.png', '')), true],
    ['.docx', settings(relation('attachedTemplate', 'https://evil.example/t.dotm')), false],
    ['.docx', settings(relation('attachedTemplate', '\\\\evil.example\\share\\t.dotm')), false],
    ['.docx', settings(relation('image', 'https://evil.example/seen.png')), false],
    ['.docx', settings(relation('oleObject', 'https://evil.example/x.rtf')), false],
    ['.docx', settings(relation('aFChunk', 'chunk.mht', '')), false],
    ['.docx', settings(relation('frame', 'https://evil.example/x.html')), false],
    ['.docx', settings(relation('attachedTemplate', 'x', " TargetMode='external'")), false],
    ['.docx', settings(relation('attachedTemplate', 'x', '\nTargetMode = "External"')), false],
    ['.docx', settings(relation('attachedTemplate', 'x', ' TargetMode="&#69;xternal"')), false],
    ['.docx', settings(`<!DOCTYPE r [<!ENTITY e "External">]>${relation('frame', 'x', ' TargetMode="&e;"')}`), false],
    ['.docx', docx({ ...plain, '../../evil.sh': 'x' }), false],
    ['.docx', docx({ ...plain, '/etc/evil': 'x' }), false],
    ['.docx', docx({ ...plain, 'word/a\0b': 'x' }), false],
    ['.docx', docx({ ...plain, 'word/vbaProject.bin': 'x' }), false],
    ['.docx', docx({ ...plain, 'word/activeX/activeX1.xml': 'x' }), false],
    [
      '.docx',
      docx({ ...plain, '[Content_Types].xml': 'application/vnd.ms-word.document.macroEnabled.main+xml' }),
      false,
    ],
    ['.docx', docx(plain).subarray(0, 60), false],
    ['.docx', pdf, false],
  ] as const)('of %s (%#) is accepted: %s', (extension, content, agrees) => {
    expect(cvContentAgrees(extension, content)).toBe(agrees);
  });

  const template = relation('attachedTemplate', 'https://evil.example/t.dotm');
  const hyperlinkType = 'Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink"';
  const contentTypes = (type: string) =>
    docx({
      ...plain,
      '[Content_Types].xml': `<Types><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
    });

  test.each<[string, Uint8Array]>([
    ['a Target that reads like a hyperlink type', settings(template.replace('t.dotm', `t.dotm?Type='/hyperlink'`))],
    ['a raw > in a Target', settings(template.replace('t.dotm', 't.dotm?>'))],
    ['a relationships part in capitals', docx({ ...plain, 'word/_rels/settings.xml.RELS': relations(template) })],
    ['a second Type in a namespace', settings(template.replace('Id=', `xmlns:x="urn:x" x:${hyperlinkType} Id=`))],
    ['an element in a namespace', settings(template.replace('<Relationship', '<x:Relationship xmlns:x="urn:x"'))],
    ['an encoded content type', contentTypes('application/vnd.ms-word.document.m&#97;croEnabled.main+xml')],
    ['a content type of a VBA project', contentTypes('application/vnd.ms-office.vbaProject')],
    ['content types in capitals', docx({ ...plain, '[CONTENT_TYPES].XML': '<Types/>' })],
    [
      'a declared encoding that hides',
      settings(template.replace('<Rel', '<?xml version="1.0" encoding="UTF-7"?><Rel')),
    ],
    ['a remote Target without a mode', settings(relation('image', '//evil.example/seen.png', ''))],
    ['a description that is not XML', settings('<Relationship')],
    ['a part in pieces', docx({ ...plain, 'word/_rels/settings.xml.rels/[0].piece': relations(template) })],
  ])('of a DOCX with %s is rejected', (_, content) => {
    expect(cvContentAgrees('.docx', content)).toBe(false);
  });

  test('of a DOCX as word processors write it is accepted', () => {
    const header = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
    const namespace = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"';
    const written = docx({
      ...plain,
      '[Content_Types].xml': `${header}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/></Types>`,
      'word/_rels/document.xml.rels': `\ufeff${header}<Relationships ${namespace}>${relation('image', '/word/media/a.png', ' TargetMode="Internal"')}${relation('hyperlink', 'mailto:ada@example.org?subject=a&amp;b')}${relation('hyperlink', '#part-2', '')}</Relationships>`,
    });
    expect(cvContentAgrees('.docx', written)).toBe(true);
  });

  test('of a DOCX with a description in UTF-16 is rejected', () => {
    const hidden = zipSync({
      '[Content_Types].xml': strToU8('<Types/>'),
      'word/document.xml': strToU8('<w/>'),
      'word/_rels/settings.xml.rels': wide(`\ufeff${relations(relation('attachedTemplate', 'x'))}`),
    });
    expect(cvContentAgrees('.docx', hidden)).toBe(false);
  });

  test('of a decompression bomb is rejected without unpacking it', () => {
    const parts = { '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': strToU8('<w/>') };
    const bomb = zipSync({ ...parts, 'word/media/huge.xml': new Uint8Array(65 * 1024 * 1024) }, { level: 1 });
    expect(bomb.length).toBeLessThan(999_999);
    expect(cvContentAgrees('.docx', bomb)).toBe(false);
    const many = Object.fromEntries(Array.from({ length: 2_500 }, (_, index) => [`word/${index}.xml`, strToU8('x')]));
    expect(cvContentAgrees('.docx', zipSync({ ...parts, ...many }))).toBe(false);
    const description = zipSync({ ...parts, 'word/_rels/a.rels': new Uint8Array(300 * 1024) });
    expect(cvContentAgrees('.docx', description)).toBe(false);
  });

  test('of random bytes is rejected without an exception', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.boolean(), (bytes, zipped) => {
        const content = zipped ? new Uint8Array([0x50, 0x4b, 0x03, 0x04, ...bytes]) : bytes;
        expect(cvContentAgrees('.docx', content)).toBe(false);
      }),
    );
  });
});
