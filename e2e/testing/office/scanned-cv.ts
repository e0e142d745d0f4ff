import { PDFDocument, PDFName, type PDFPage, PDFString } from 'pdf-lib';

/** A black picture of 100 × 100 pixels as JPEG 2000. */
const jpeg2000 = Buffer.from(
  'AAAADGpQICANCocKAAAAFGZ0eXBqcDIgAAAAAGpwMiAAAAAtanAyaAAAABZpaGRyAAAAZAAAAGQAAwcHAAAAAAAPY29scgEAAAAAABAAAACtanAyY/9P/1EALwAAAAAAZAAAAGQAAAAAAAAAAAAAAGQAAABkAAAAAAAAAAAAAwcBAQcBAQcBAf9SAAwAAAABAQUEBAAB/1wAE0BASEhQSEhQSEhQSEhQSEhQ/2QAJQABQ3JlYXRlZCBieSBPcGVuSlBFRyB2ZXJzaW9uIDIuNS4w/5AACgAAAAAAJgAB/5PfgCARUEmfgICAgICAgICAgICAgICAgID/2Q==',
  'base64',
);

/** The description of a page of 100 × 100 pixels that are black by default, as JBIG2. */
const jbig2 = new Uint8Array([
  0,
  0,
  0,
  0,
  48,
  0,
  1,
  0,
  0,
  0,
  19,
  0,
  0,
  0,
  100,
  0,
  0,
  0,
  100,
  ...Array(8).fill(0),
  4,
  0,
  0,
]);

const gray = { ColorSpace: 'DeviceGray', BitsPerComponent: 1 };
const colour = { ColorSpace: 'DeviceRGB', BitsPerComponent: 8 };
const fax = { K: -1, Columns: 100, Rows: 100, BlackIs1: true };

/** Scans as machines write them. */
const scans = [
  [{ ...gray, Filter: 'JBIG2Decode' }, jbig2],
  [{ ...gray, Filter: 'CCITTFaxDecode', DecodeParms: fax }, new Uint8Array(14).fill(0xff)],
  [{ ...colour, Filter: 'JPXDecode' }, jpeg2000],
] as const;
const damagedScan = [{ ...colour, Filter: 'JPXDecode' }, jpeg2000.subarray(0, 120)] as const;

/** A PDF of five pages: three scans, Chinese text whose font and character map are not in the file, and a damaged scan. */
export async function scannedCv(): Promise<Buffer> {
  const document = await PDFDocument.create();
  for (const scan of scans) addScan(document, scan);
  addChineseText(document);
  addScan(document, damagedScan);
  return Buffer.from(await document.save({ useObjectStreams: false }));
}

function addScan(document: PDFDocument, [entries, content]: (typeof scans)[number] | typeof damagedScan): void {
  const page = document.addPage([400, 400]);
  const dictionary = { Type: 'XObject', Subtype: 'Image', Width: 100, Height: 100, ...entries };
  const { context } = document;
  page.node.setXObject(PDFName.of('Scan'), context.register(context.stream(content, dictionary)));
  draw(page, 'q 300 0 0 300 50 50 cm /Scan Do Q');
}

function addChineseText(document: PDFDocument): void {
  const page = document.addPage([400, 400]);
  const { context } = document;
  const name = 'STSong-Light';
  const metrics = { ItalicAngle: 0, Ascent: 880, Descent: -120, CapHeight: 700, StemV: 80, Flags: 4 };
  const descriptor = { Type: 'FontDescriptor', FontName: name, FontBBox: [0, -200, 1000, 900], ...metrics };
  const characters = {
    Type: 'Font',
    Subtype: 'CIDFontType0',
    BaseFont: name,
    CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('GB1'), Supplement: 2 },
    FontDescriptor: context.register(context.obj(descriptor)),
    DW: 1000,
  };
  const font = {
    Type: 'Font',
    Subtype: 'Type0',
    BaseFont: name,
    Encoding: 'UniGB-UCS2-H',
    DescendantFonts: [context.register(context.obj(characters))],
  };
  page.node.setFontDictionary(PDFName.of('Song'), context.register(context.obj(font)));
  draw(page, 'BT /Song 60 Tf 20 200 Td <5E795E805E79> Tj ET');
}

function draw({ node, doc: { context } }: PDFPage, operators: string): void {
  node.addContentStream(context.register(context.stream(operators)));
}
